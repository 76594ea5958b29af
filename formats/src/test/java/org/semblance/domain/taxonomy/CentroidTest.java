package org.semblance.domain.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.Space;
import org.semblance.domain.Tally;
import org.semblance.domain.taxonomy.Concepts.Average;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.testkit.RandomTaxonomies;
import org.semblance.testkit.Trials;

/**
 * What stands for several concepts: Martínez, Sánchez and Valls, Semantic adaptive microaggregation of categorical
 * microdata, Computers &amp; Security 31 (2012), Definitions 3 to 7 and Example 3.
 */
class CentroidTest {

    /** V1 of Example 3: sports and how often each was named. */
    private static final Map<String, Integer> SPORTS = new LinkedHashMap<>();

    static {
        SPORTS.put("boxing", 1);
        SPORTS.put("soccer", 2);
        SPORTS.put("rugby", 2);
        SPORTS.put("contact_sport", 1);
        SPORTS.put("swimming", 1);
        SPORTS.put("surfing", 3);
    }

    /** The minimum hierarchy as Fig. 3 draws it. */
    private static final Taxonomy FIGURE_3 = Taxonomy.named("Fig. 3")
            .chain("soccer", "football", "contact_sport", "sport")
            .chain("rugby", "football")
            .chain("boxing", "contact_sport")
            .chain("swimming", "water_sport", "sport")
            .chain("surfing", "water_sport")
            .build();

    private static Words answers() {
        return Words.of(
                "sport",
                SPORTS.entrySet().stream()
                        .flatMap(entry -> Collections.nCopies(entry.getValue(), entry.getKey()).stream())
                        .toArray(String[]::new));
    }

    private static String prototype(Taxonomy taxonomy, Average average, Map<String, String> references) {
        Words answers = answers();
        Space<Integer> space = new Concepts(taxonomy, new WuPalmer(), average, ConceptMap.of(taxonomy, references))
                .bind(answers, Rows.all(answers.size()));
        int[] all = IntStream.range(0, answers.size()).toArray();
        return space.column(List.of(space.prototype(all)), new int[1]).text(0);
    }

    private static Map<String, String> firstSenses() {
        Map<String, String> references = new LinkedHashMap<>();
        SPORTS.keySet().forEach(word -> references.put(word, word + "#1"));
        return references;
    }

    private static double sum(String candidate) {
        Similarity.Comparison comparison = new WuPalmer().on(FIGURE_3);
        return SPORTS.entrySet().stream()
                .mapToDouble(entry -> entry.getValue()
                        * comparison.distance(FIGURE_3.concept(candidate), FIGURE_3.concept(entry.getKey())))
                .sum();
    }

    /** The paper's sums come out when depth is counted inside the hierarchy of its figure, where sport has depth 1. */
    @Test
    void theSumsOfExample3ComeOutInsideTheHierarchyOfItsFigure() {
        assertThat(sum("contact_sport")).isCloseTo(3.93, within(0.005));
        assertThat(sum("sport")).isCloseTo(5.23, within(0.005));
    }

    /** An erratum of the paper: by the same sums, football is closer to all than contact_sport, which it names. */
    @Test
    void butThereFootballIsCloserToAllThanThePaperSays() {
        assertThat(sum("football")).isCloseTo(3.7714, within(0.00005));
        Map<String, String> themselves = new LinkedHashMap<>();
        SPORTS.keySet().forEach(word -> themselves.put(word, word));
        assertThat(prototype(FIGURE_3, Average.CENTROID, themselves)).isEqualTo("football");
    }

    /** With the depths of WordNet itself the centroid is the one that the paper names. */
    @ParameterizedTest
    @ValueSource(strings = {"2.1", "3.0", "3.1"})
    void theCentroidOfExample3ComesOutWithTheDepthsOfWordNet(String version) {
        assertThat(prototype(WordNets.of(version, false), Average.CENTROID, firstSenses()))
                .isEqualTo("contact_sport");
    }

    /** Football has a second parent in every WordNet, so there are 12 candidates where Fig. 3 shows 9. */
    @ParameterizedTest
    @ValueSource(strings = {"2.1", "3.0", "3.1"})
    void wordNetGivesTwelveCandidatesWhereTheFigureShowsNine(String version) {
        Taxonomy wordnet = WordNets.of(version, false);
        int sport = wordnet.concept("sport#1");
        TreeSet<Integer> candidates = new TreeSet<>();
        firstSenses()
                .values()
                .forEach(reference -> Arrays.stream(wordnet.ancestors(wordnet.concept(reference)))
                        .filter(ancestor -> wordnet.subsumes(sport, ancestor))
                        .forEach(candidates::add));
        assertThat(candidates).hasSize(12);
        assertThat(FIGURE_3.size()).isEqualTo(9);
        assertThat(wordnet.parents(wordnet.concept("football#1"))).hasSize(2);
    }

    @Test
    void theOtherAveragesAreTheCommonSubsumerAndTheMostFrequent() {
        Taxonomy wordnet = WordNets.of("3.1", false);
        assertThat(prototype(wordnet, Average.LCS, firstSenses())).isEqualTo("sport");
        assertThat(prototype(wordnet, Average.MODE, firstSenses())).isEqualTo("surfing");
    }

    /** Definitions 3 to 6, and Eq. 7 of the semantic mean, word for word on small taxonomies. */
    @ParameterizedTest
    @EnumSource(Average.class)
    void prototypesAreWhatTheDefinitionsSay(Average average) {
        Trials.of(80, random -> {
            RandomTaxonomies taxonomies = new RandomTaxonomies(random);
            Taxonomy taxonomy = random.nextBoolean() ? taxonomies.tree(40) : taxonomies.graph(40);
            int[] values =
                    random.ints(1 + random.nextInt(12), 0, taxonomy.size()).toArray();
            String[] words = Arrays.stream(values).mapToObj(taxonomy::label).toArray(String[]::new);
            Map<String, Integer> map = new LinkedHashMap<>();
            for (int value : values) {
                map.put(taxonomy.label(value), value);
            }
            Space<Integer> space = new Concepts(taxonomy, new WuPalmer(), average, ConceptMap.of(map))
                    .bind(Words.of("a", words), Rows.all(words.length));
            int[] rows = IntStream.range(0, words.length)
                    .filter(row -> random.nextInt(3) > 0)
                    .toArray();
            if (rows.length > 0) {
                String shown =
                        space.column(List.of(space.prototype(rows)), new int[1]).text(0);
                assertThat(shown).isEqualTo(taxonomy.label(new Defined(taxonomy, values).prototype(average, rows)));
            }
        });
    }

    @Test
    void theCentroidOfManyValuesStaysRightWhileTheyComeAndGo() {
        Trials.of(Trials.count(2, 10), random -> {
            RandomTaxonomies taxonomies = new RandomTaxonomies(random);
            Taxonomy taxonomy = random.nextBoolean() ? taxonomies.tree(90) : taxonomies.graph(90);
            int[] values = random.ints(120, 0, taxonomy.size()).toArray();
            Map<String, Integer> map = new LinkedHashMap<>();
            for (int value : values) {
                map.put(taxonomy.label(value), value);
            }
            Space<Integer> space = new Concepts(taxonomy, new WuPalmer(), Average.CENTROID, ConceptMap.of(map))
                    .bind(
                            Words.of(
                                    "a",
                                    Arrays.stream(values)
                                            .mapToObj(taxonomy::label)
                                            .toArray(String[]::new)),
                            Rows.all(values.length));
            Tally<Integer> tally = space.tally();
            BitSet in = new BitSet();
            for (int step = 0; step < 8; step++) {
                for (int flips = step == 0 ? 110 : 12; flips > 0; flips--) {
                    int row = random.nextInt(values.length);
                    in.flip(row);
                    if (in.get(row)) {
                        tally.add(row);
                    } else {
                        tally.remove(row);
                    }
                }
                String shown =
                        space.column(List.of(tally.prototype()), new int[1]).text(0);
                int[] rows = in.stream().toArray();
                assertThat(shown)
                        .isEqualTo(taxonomy.label(new Defined(taxonomy, values).prototype(Average.CENTROID, rows)));
            }
        });
    }

    /** On a tree, nothing outside the ways to the common subsumer is closer to all: mean and centroid are one. */
    @Test
    void onATreeTheMeanIsTheCentroid() {
        Trials.of(60, random -> {
            Taxonomy tree = new RandomTaxonomies(random).tree(60);
            int[] values = random.ints(1 + random.nextInt(8), 0, tree.size()).toArray();
            Map<String, Integer> map = new LinkedHashMap<>();
            for (int value : values) {
                map.put(tree.label(value), value);
            }
            Words column =
                    Words.of("a", Arrays.stream(values).mapToObj(tree::label).toArray(String[]::new));
            assertThat(average(tree, Average.MEAN, map, column))
                    .isEqualTo(average(tree, Average.CENTROID, map, column));
        });
    }

    private static String average(Taxonomy taxonomy, Average average, Map<String, Integer> map, Words column) {
        Space<Integer> space = new Concepts(taxonomy, new WuPalmer(), average, ConceptMap.of(map))
                .bind(column, Rows.all(column.size()));
        int[] all = IntStream.range(0, column.size()).toArray();
        return space.column(List.of(space.prototype(all)), new int[1]).text(0);
    }

    /** The definitions, in the plainest form, for a column of these values. */
    private record Defined(Taxonomy taxonomy, List<Integer> column, Map<Integer, Integer> ranks) {

        Defined(Taxonomy taxonomy, int[] values) {
            this(taxonomy, Arrays.stream(values).boxed().toList(), new HashMap<>());
            for (int concept : all()) {
                ranks.put(concept, rankOf(concept));
            }
        }

        int prototype(Average average, int[] rows) {
            List<Integer> values = Arrays.stream(rows).mapToObj(column::get).toList();
            return switch (average) {
                case LCS -> lcs(values);
                case MODE -> mode(values);
                case CENTROID ->
                    closest(
                            values,
                            all().stream()
                                    .filter(c -> values.stream().anyMatch(v -> taxonomy.subsumes(c, v)))
                                    .filter(c -> taxonomy.subsumes(lcs(values), c))
                                    .toList());
                case MEAN ->
                    closest(
                            values,
                            all().stream()
                                    .filter(c -> taxonomy.subsumes(taxonomy.lcs(columnConcepts()), c))
                                    .toList());
            };
        }

        private int[] columnConcepts() {
            return column.stream().mapToInt(Integer::intValue).toArray();
        }

        private List<Integer> all() {
            return IntStream.range(0, taxonomy.size()).boxed().toList();
        }

        private int lcs(List<Integer> values) {
            return all().stream()
                    .filter(c -> values.stream().allMatch(v -> taxonomy.subsumes(c, v)))
                    .max((one, other) -> {
                        int depth = Integer.compare(taxonomy.depth(one), taxonomy.depth(other));
                        int shortest = Integer.compare(taxonomy.shortestDepth(one), taxonomy.shortestDepth(other));
                        return depth != 0 ? depth : shortest != 0 ? shortest : rank(other) - rank(one);
                    })
                    .orElseThrow();
        }

        private int mode(List<Integer> values) {
            return column.stream()
                    .filter(values::contains)
                    .max((one, other) -> {
                        int frequency = Collections.frequency(values, one) - Collections.frequency(values, other);
                        return frequency != 0 ? frequency : column.indexOf(other) - column.indexOf(one);
                    })
                    .orElseThrow();
        }

        private int closest(List<Integer> values, List<Integer> candidates) {
            double least =
                    candidates.stream().mapToDouble(c -> sum(values, c)).min().orElseThrow();
            return candidates.stream()
                    .filter(c -> sum(values, c) <= least + 1e-9)
                    .max((one, other) -> {
                        int depth = Integer.compare(taxonomy.depth(one), taxonomy.depth(other));
                        return depth != 0 ? depth : rank(other) - rank(one);
                    })
                    .orElseThrow();
        }

        private double sum(List<Integer> values, int candidate) {
            return values.stream()
                    .mapToDouble(value -> 1
                            - 2.0
                                    * taxonomy.depth(lcs(List.of(value, candidate)))
                                    / (taxonomy.depth(value) + taxonomy.depth(candidate)))
                    .sum();
        }

        /** The order of concepts: the column's values as they appear, each with its ancestors by links, then by id. */
        private List<Integer> order() {
            List<Integer> order = new ArrayList<>();
            for (int value : column) {
                Arrays.stream(taxonomy.ancestors(value))
                        .boxed()
                        .sorted((one, other) -> {
                            int links = taxonomy.linksUp(value, one) - taxonomy.linksUp(value, other);
                            return links != 0 ? links : taxonomy.id(one).compareTo(taxonomy.id(other));
                        })
                        .filter(ancestor -> !order.contains(ancestor))
                        .forEach(order::add);
            }
            return order;
        }

        private int rank(int concept) {
            return ranks.get(concept);
        }

        private int rankOf(int concept) {
            int rank = order().indexOf(concept);
            return rank >= 0
                    ? rank
                    : 1000
                            + (int) all().stream()
                                    .filter(other -> taxonomy.id(other).compareTo(taxonomy.id(concept)) < 0)
                                    .count();
        }
    }

    @Test
    void theDomainOfAMeanIsBoundedByTheConceptGiven() {
        Taxonomy wordnet = WordNets.of("3.1", false);
        Words answers = answers();
        Space<Integer> space = new Concepts(
                        wordnet,
                        new WuPalmer(),
                        Average.MEAN,
                        ConceptMap.of(wordnet, firstSenses()),
                        OptionalInt.of(wordnet.concept("sport#1")),
                        ConceptNaming.LABELS)
                .bind(answers, Rows.all(answers.size()));
        int mean = space.prototype(IntStream.range(0, answers.size()).toArray());
        assertThat(space.column(List.of(mean), new int[1]).text(0)).isEqualTo("contact_sport");
    }
}
