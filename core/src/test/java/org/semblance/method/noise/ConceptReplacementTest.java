package org.semblance.method.noise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.InformationContent;
import org.semblance.domain.taxonomy.similarity.LeacockChodorow;
import org.semblance.domain.taxonomy.similarity.Lin;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.testkit.RandomTaxonomies;
import org.semblance.testkit.Trials;

/** What replaces a concept, beside the rule written out over all concepts of the domain. */
class ConceptReplacementTest {

    private static final double TIE = Similarity.Comparison.TIE;

    /** A domain, a concept in it, a reference and a noise. */
    private static final class Case {
        private final Taxonomy taxonomy;
        private final Similarity.Comparison sd;
        private final DomainNeighbourhoods surroundings;
        private final int[] domain;
        private final boolean leavesOnly;
        private final int a;
        private final int reference;
        private final double noise;

        Case(Random random) {
            int size = 2 + random.nextInt(60);
            taxonomy = random.nextBoolean()
                    ? new RandomTaxonomies(random).tree(size)
                    : new RandomTaxonomies(random).graph(size);
            Similarity similarity = List.of(
                            new WuPalmer(),
                            new WuPalmer(),
                            new Lin(InformationContent.SANCHEZ),
                            new LeacockChodorow(true))
                    .get(random.nextInt(4));
            sd = similarity.on(taxonomy);
            Concepts concepts = new Concepts(taxonomy, similarity, Concepts.Average.MEAN, ConceptMap.of(Map.of()));
            int top = random.nextInt(3) == 0 ? random.nextInt(size) : Taxonomy.ROOT;
            leavesOnly = random.nextInt(3) == 0;
            surroundings = new DomainNeighbourhoods(concepts, top, leavesOnly);
            domain = taxonomy.descendants(top);
            a = domain[random.nextInt(domain.length)];
            reference = domain[random.nextInt(domain.length)];
            // also exactly the distance of some concept, which is far enough
            double drawn = random.nextInt(3) == 0
                    ? sd.distance(a, domain[random.nextInt(domain.length)])
                    : random.nextDouble() * 1.1 * sd.most();
            noise = (drawn == 0 ? 1e-3 : drawn) * (random.nextBoolean() ? 1 : -1);
        }

        long find(TieBreak ties, long bits) {
            return new ConceptReplacement(ties)
                    .find(
                            surroundings.place(a),
                            surroundings.around(surroundings.place(a)),
                            surroundings.around(surroundings.place(reference)),
                            noise,
                            bits);
        }

        int concept(long found) {
            return surroundings.concept(ConceptReplacement.place(found));
        }

        boolean farEnough(int concept) {
            return sd.distance(concept, a) >= Math.abs(noise) - TIE;
        }

        boolean rightWay(int concept) {
            double there = sd.distance(concept, reference);
            double here = sd.distance(a, reference);
            return noise > 0 ? there > here + TIE : there < here - TIE;
        }

        int[] candidates(IntPredicate passes) {
            return Arrays.stream(domain)
                    .filter(concept -> !leavesOnly || taxonomy.isLeaf(concept))
                    .filter(passes)
                    .toArray();
        }

        /** Those of some concepts that are nearest to the original, or farthest from it. */
        int[] best(int[] concepts, boolean nearest) {
            double[] distances = Arrays.stream(concepts)
                    .mapToDouble(concept -> sd.distance(concept, a))
                    .toArray();
            double best = nearest
                    ? Arrays.stream(distances).min().orElse(0)
                    : Arrays.stream(distances).max().orElse(0);
            return IntStream.range(0, concepts.length)
                    .filter(i -> Math.abs(distances[i] - best) <= TIE)
                    .map(i -> concepts[i])
                    .toArray();
        }
    }

    @Test
    void isTheNearestThatIsFarEnoughAndLiesTheRightWayAndElseWhatComesNext() {
        Map<ShiftCounts.Outcome, Integer> met = new HashMap<>();
        Trials.of(6000, random -> {
            Case given = new Case(random);
            long found = given.find(TieBreak.RANDOM, random.nextLong());
            int[] both = given.candidates(concept -> given.farEnough(concept) && given.rightWay(concept));
            int[] rightWay = given.candidates(given::rightWay);
            int[] farEnough = given.candidates(given::farEnough);
            ShiftCounts.Outcome expected = both.length > 0
                    ? ShiftCounts.Outcome.AS_DRAWN
                    : rightWay.length > 0
                            ? ShiftCounts.Outcome.TOO_NEAR
                            : farEnough.length > 0 ? ShiftCounts.Outcome.WRONG_WAY : ShiftCounts.Outcome.FARTHEST;
            int[] allowed = switch (expected) {
                case AS_DRAWN -> given.best(both, true);
                case TOO_NEAR -> given.best(rightWay, false);
                case WRONG_WAY -> given.best(farEnough, true);
                case FARTHEST -> given.best(given.candidates(concept -> true), false);
            };
            assertThat(ConceptReplacement.how(found)).isEqualTo(expected);
            assertThat(given.concept(found)).isIn(IntStream.of(allowed).boxed().toList());
            met.merge(expected, 1, Integer::sum);
        });
        if (Trials.many()) {
            assertThat(met).containsOnlyKeys(ShiftCounts.Outcome.values());
        }
    }

    @Test
    void amongEqualsTheFirstIsTheLowestInTheTaxonomy() {
        Trials.of(2000, random -> {
            Case given = new Case(random);
            int[] both = given.candidates(concept -> given.farEnough(concept) && given.rightWay(concept));
            if (both.length > 0) {
                assertThat(given.concept(given.find(TieBreak.FIRST, random.nextLong())))
                        .isEqualTo(given.best(both, true)[0]);
            }
        });
    }

    /** A star of leaves: some drawn at random before all are looked at, some not. */
    @Test
    void equallyGoodConceptsAreEquallyLikely() {
        for (int leaves : new int[] {5, 40, 400}) {
            Map<Integer, Integer> counts = new HashMap<>();
            Taxonomy taxonomy = twoStars(leaves);
            Concepts concepts = new Concepts(taxonomy, new WuPalmer(), Concepts.Average.MEAN, ConceptMap.of(Map.of()));
            DomainNeighbourhoods surroundings = new DomainNeighbourhoods(concepts, Taxonomy.ROOT, true);
            int a = surroundings.place(taxonomy.concept("a0"));
            int reference = surroundings.place(taxonomy.concept("b0"));
            long seed = Trials.seed();
            Random random = new Random(seed);
            int draws = 100 * leaves;
            // closer to b0 than a0 is, and far enough: the other leaves of its star, b0 itself, and nothing else
            for (int i = 0; i < draws; i++) {
                long found = new ConceptReplacement(TieBreak.RANDOM)
                        .find(a, surroundings.around(a), surroundings.around(reference), -0.5, random.nextLong());
                counts.merge(ConceptReplacement.place(found), 1, Integer::sum);
            }
            assertThat(counts).as("seed %d", seed).hasSize(leaves);
            double chiSquare = counts.values().stream()
                    .mapToDouble(count -> (count - 100.0) * (count - 100.0) / 100)
                    .sum();
            // seven standard deviations above what is expected
            assertThat(chiSquare).as("seed %d", seed).isLessThan(leaves - 1 + 7 * Math.sqrt(2.0 * (leaves - 1)) + 20);
        }
    }

    /** Leaves a0, a1, … below one concept and b0, b1, … below another. */
    private static Taxonomy twoStars(int leaves) {
        var builder = Taxonomy.named("stars");
        for (int i = 0; i < leaves; i++) {
            builder.chain("a" + i, "a", "all").chain("b" + i, "b", "all");
        }
        return builder.build();
    }
}
