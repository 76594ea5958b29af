package org.semblance.quality.risk.likelihood;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.method.noise.CandidateScope;
import org.semblance.method.noise.NoiseDistribution;
import org.semblance.method.noise.SemanticNoise;
import org.semblance.method.noise.TieBreak;
import org.semblance.quality.Score;
import org.semblance.quality.risk.AssignmentLinkage;
import org.semblance.testkit.BinomialBounds;
import org.semblance.testkit.Trials;

/** Linkage by somebody who knows how noise was made. */
class LikelihoodLinkageTest {

    private static final LikelihoodLinkage MEASURE = new LikelihoodLinkage(0.5, NoiseShape.NORMAL, false);

    /** A tree of random concepts, all of which name themselves. */
    private static Taxonomy taxonomy(Random random, int size) {
        TaxonomyBuilder builder = Taxonomy.named("random").chain("c1", "c0");
        for (int concept = 2; concept < size; concept++) {
            builder.chain("c" + concept, "c" + random.nextInt(concept));
        }
        return builder.build();
    }

    private static Concepts domain(Taxonomy taxonomy) {
        Map<String, String> words = IntStream.range(0, taxonomy.size())
                .mapToObj(taxonomy::id)
                .collect(Collectors.toMap(id -> id, id -> id));
        return new Concepts(taxonomy, new WuPalmer(), Concepts.Average.MEAN, ConceptMap.of(taxonomy, words));
    }

    private static Dataset words(Concepts domain, String... values) {
        return Dataset.of(Table.of(Words.of("x", values)), List.of(Attribute.of("x", Role.QUASI_IDENTIFIER, domain)));
    }

    /**
     * The masker is tried on a column of four values, each a few thousand times; every replacement comes as often as its
     * probability says, in bounds that are wrong once in 10⁸ tries.
     */
    @Test
    void likelihoodsAreHowOftenTheMaskerReplacesOneConceptByAnother() {
        Trials.of(12, random -> {
            Taxonomy taxonomy = taxonomy(random, 8 + random.nextInt(20));
            Concepts domain = domain(taxonomy);
            String[] values = random.ints(12_000, 0, 4)
                    .mapToObj(value -> "c" + (value * 2 + 1))
                    .toArray(String[]::new);
            Dataset data = words(domain, values);
            boolean laplace = random.nextBoolean();
            boolean leaves = random.nextInt(3) == 0
                    && IntStream.range(0, taxonomy.size())
                                    .filter(taxonomy::isLeaf)
                                    .count()
                            > 4;
            double alpha = 0.1 + random.nextDouble();
            Words masked;
            try {
                masked = (Words) new SemanticNoise(
                                alpha,
                                laplace ? NoiseDistribution.LAPLACE : NoiseDistribution.NORMAL,
                                leaves ? CandidateScope.LEAVES : CandidateScope.ALL,
                                null,
                                TieBreak.RANDOM)
                        .mask(data, Chance.seeded(random.nextLong()), Watcher.SILENT)
                        .table()
                        .column("x");
            } catch (Problem problem) {
                // the values may lie below a concept with few kinds
                assertThat(problem.code()).isEqualTo("E_FEW_CONCEPTS");
                return;
            }
            NoisyConcepts likely = new NoisyConcepts(
                    (Words) data.table().column("x"),
                    masked,
                    domain,
                    alpha,
                    laplace ? NoiseShape.LAPLACE : NoiseShape.NORMAL,
                    leaves);
            Map<String, Map<String, Integer>> counts = new HashMap<>();
            for (int row = 0; row < values.length; row++) {
                counts.computeIfAbsent(values[row], unseen -> new HashMap<>()).merge(masked.text(row), 1, Integer::sum);
            }
            counts.forEach((value, replaced) -> {
                int rows =
                        replaced.values().stream().mapToInt(Integer::intValue).sum();
                Map<Integer, Double> likelihoods = likely.likelihoods(taxonomy.concept(value));
                assertThat(likelihoods.values().stream()
                                .mapToDouble(Double::doubleValue)
                                .sum())
                        .isCloseTo(1, within(1e-9));
                TreeSet<String> all = new TreeSet<>(replaced.keySet());
                likelihoods.keySet().forEach(concept -> all.add(domain.text(concept)));
                for (String other : all) {
                    int seen = replaced.getOrDefault(other, 0);
                    double expected = likelihoods.getOrDefault(taxonomy.concept(other), 0.0);
                    assertThat(expected)
                            .as("%s for %s, %d of %d", other, value, seen, rows)
                            .isBetween(BinomialBounds.lower(seen, rows, 1e-8), BinomialBounds.upper(seen, rows, 1e-8));
                }
            });
        });
    }

    /** The likelihood of normal noise falls with the square of the distance, so that both link alike. */
    @Test
    void ofNumbersItIsTheAssignmentByDistances() {
        Trials.of(100, random -> {
            int size = 2 + random.nextInt(40);
            Numbers x = Numbers.of("x", random.doubles(size).toArray());
            Numbers y = Numbers.of(
                    "y", random.doubles(size).map(value -> 1000 * value).toArray());
            Dataset data = Dataset.of(
                    Table.of(x, y),
                    List.of(
                            Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null)),
                            Attribute.of("y", Role.QUASI_IDENTIFIER, new Numeric(null))));
            Table noisy = new SemanticNoise(0.5)
                    .mask(data, Chance.seeded(random.nextLong()), Watcher.SILENT)
                    .table();
            assertThat(MEASURE.of(data, noisy, Watcher.SILENT).value())
                    .isCloseTo(
                            new AssignmentLinkage()
                                    .of(data, noisy, Watcher.SILENT)
                                    .value(),
                            within(1e-9));
        });
    }

    /** A concept never stays what it is: who knows that does not take the nearest. */
    @Test
    void whoKnowsTheMaskerFindsMoreThanWhoComparesByDistance() {
        Random random = new Random(5);
        Taxonomy taxonomy = taxonomy(random, 120);
        Concepts domain = domain(taxonomy);
        int size = 300;
        String[] first =
                random.ints(size, 1, 120).mapToObj(value -> "c" + value).toArray(String[]::new);
        String[] second =
                random.ints(size, 1, 120).mapToObj(value -> "c" + value).toArray(String[]::new);
        Dataset data = Dataset.of(
                Table.of(Words.of("x", first), Words.of("y", second)),
                List.of(
                        Attribute.of("x", Role.QUASI_IDENTIFIER, domain),
                        Attribute.of("y", Role.QUASI_IDENTIFIER, domain)));
        double byLikelihood = 0;
        double byDistance = 0;
        for (int seed = 0; seed < 5; seed++) {
            Table noisy = new SemanticNoise(0.2)
                    .mask(data, Chance.seeded(seed), Watcher.SILENT)
                    .table();
            byLikelihood += new LikelihoodLinkage(0.2, NoiseShape.NORMAL, false)
                    .of(data, noisy, Watcher.SILENT)
                    .value();
            byDistance +=
                    new AssignmentLinkage().of(data, noisy, Watcher.SILENT).value();
        }
        assertThat(byLikelihood).isGreaterThan(1.5 * byDistance);
    }

    @Test
    void missingValuesStayMissingAndAreLinkedToEachOther() {
        Dataset data = Dataset.of(
                Table.of(Numbers.of("x", 1, Double.NaN, 5)),
                List.of(Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null))));
        Score score = MEASURE.of(data, Table.of(Numbers.of("x", 1.2, Double.NaN, 4)), Watcher.SILENT);
        assertThat(score.value()).isEqualTo(100);
        assertThat(score.comparisonFigures().get("by chance")).isCloseTo(100 / 3.0, within(1e-12));
    }

    @Test
    void refusesWhatIsNoLevelOfNoiseAndWhatHasNoNoise() {
        assertThatThrownBy(() -> new LikelihoodLinkage(0, NoiseShape.NORMAL, false))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_ALPHA"));
        Dataset nominal = Dataset.of(
                Table.of(Words.of("x", "a", "b")), List.of(Attribute.of("x", Role.QUASI_IDENTIFIER, new Nominal())));
        assertThatThrownBy(() -> MEASURE.of(nominal, nominal.table(), Watcher.SILENT))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MEASURE"));
    }
}
