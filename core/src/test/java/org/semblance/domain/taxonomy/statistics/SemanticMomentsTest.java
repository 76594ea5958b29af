package org.semblance.domain.taxonomy.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.testkit.PlainMoments;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class SemanticMomentsTest {

    /** thing > (animal > (dog > poodle), cat), plant. */
    private static final Taxonomy TREE = Taxonomy.named("tree")
            .chain("poodle", "dog", "animal", "thing")
            .chain("cat", "animal")
            .chain("plant", "thing")
            .build();

    private static SemanticMoments moments(Taxonomy taxonomy, String top, @Nullable String... words) {
        Concepts domain = new Concepts(
                taxonomy,
                new WuPalmer(),
                Concepts.Average.MEAN,
                ConceptMap.of(
                        taxonomy,
                        Arrays.stream(words)
                                .filter(word -> word != null)
                                .distinct()
                                .collect(Collectors.toMap(word -> word, word -> word))));
        return SemanticMoments.of(ConceptCounts.of(Words.of("column", words), domain), domain, taxonomy.concept(top));
    }

    @Test
    void theMeanIsTheConceptClosestToAllAndTheVarianceTheMeanSquareOfDistancesToIt() {
        // sums: thing .6 + .5 + .5, animal 1/3 + .2 + .2, dog 1/7 + 0 + 1/3, poodle 0 + 1/7 + 3/7, cat 3/7 + 1/3 + 0
        SemanticMoments moments = moments(TREE, "animal", "poodle", "dog", null, "cat");
        assertThat(TREE.label(moments.mean())).isEqualTo("dog");
        assertThat(moments.variance()).isCloseTo((1.0 / 49 + 1.0 / 9) / 3, within(1e-15));
        assertThat(moments.top()).isEqualTo(TREE.concept("animal"));
    }

    @Test
    void theMeanIsBelowTheTopEvenWhereACloserConceptIsNot() {
        assertThat(TREE.label(moments(TREE, "thing", "plant").mean())).isEqualTo("plant");
        assertThat(TREE.label(moments(TREE, "dog", "plant").mean())).isEqualTo("dog");
    }

    @Test
    void theMeanMayBeAKindOfAllValuesWhereConceptsHaveSeveralParents() {
        // sd(both, one) = sd(both, other) = 1 - 4/5; sd(one, other) = 1 - 2/4
        Taxonomy diamond = Taxonomy.named("diamond")
                .chain("both", "one", "thing")
                .chain("both", "other", "thing")
                .build();
        SemanticMoments moments = moments(diamond, "thing", "one", "other");
        assertThat(diamond.label(moments.mean())).isEqualTo("both");
        assertThat(moments.variance()).isCloseTo(0.2 * 0.2, within(1e-15));
    }

    @Test
    void ofEquallyCloseConceptsTheDeepestIsTheMeanThenTheOneOfTheLowestId() {
        assertThat(TREE.label(moments(TREE, "thing", "plant", "poodle").mean())).isEqualTo("poodle");
        Taxonomy flat = Taxonomy.named("flat")
                .chain("pear", "fruit")
                .chain("apple", "fruit")
                .build();
        assertThat(flat.label(moments(flat, "fruit", "pear", "apple").mean())).isEqualTo("apple");
        assertThat(flat.label(moments(flat, "fruit", "apple", "pear").mean())).isEqualTo("apple");
    }

    @Test
    void aColumnWithoutValuesHasTheTopAsItsMean() {
        assertThat(moments(TREE, "animal", null, null))
                .isEqualTo(new SemanticMoments(TREE.concept("animal"), TREE.concept("animal"), 0));
    }

    @Test
    void meanAndVarianceAreThoseOfTheDefinition() {
        Trials.of(300, random -> {
            RandomColumns columns = RandomColumns.any(random);
            Words column = columns.column("column", 1 + random.nextInt(60));
            int[] values = PlainMoments.concepts(columns.domain(), column).get(0);
            if (values.length > 0) {
                Taxonomy taxonomy = columns.domain().taxonomy();
                int[] tops = taxonomy.common(values);
                int top = tops[random.nextInt(tops.length)];
                SemanticMoments moments =
                        SemanticMoments.of(ConceptCounts.of(column, columns.domain()), columns.domain(), top);
                int mean = PlainMoments.mean(values, columns.domain(), top);
                assertThat(moments.mean()).isEqualTo(mean);
                assertThat(moments.variance())
                        .isCloseTo(PlainMoments.variance(values, columns.domain(), mean), within(1e-12));
            }
        });
    }

    /** Few candidates are compared pair by pair, many by sums over the whole taxonomy: both are the definition. */
    @Test
    void theMeanBelowASmallPartOfALargeTaxonomyIsThatOfTheDefinition() {
        Trials.of(30, random -> {
            RandomColumns columns = RandomColumns.large(random);
            Taxonomy taxonomy = columns.domain().taxonomy();
            int[] below = taxonomy.descendantCounts();
            int[] tops = IntStream.range(0, taxonomy.size())
                    .filter(concept -> below[concept] < taxonomy.size() / 16)
                    .toArray();
            int top = tops[random.nextInt(tops.length)];
            Words column = columns.column("column", 1 + random.nextInt(40));
            int[] values = PlainMoments.concepts(columns.domain(), column).get(0);
            if (values.length > 0) {
                assertThat(SemanticMoments.of(ConceptCounts.of(column, columns.domain()), columns.domain(), top)
                                .mean())
                        .isEqualTo(PlainMoments.mean(values, columns.domain(), top));
            }
        });
    }

    @Test
    void theOrderOfRowsHasNoSay() {
        Trials.of(100, random -> {
            RandomColumns columns = RandomColumns.any(random);
            Words column = columns.column("column", 1 + random.nextInt(80));
            Words shuffled = column.rows(new RandomTables(random).order(column.size()));
            assertThat(SemanticMoments.of(
                            ConceptCounts.of(shuffled, columns.domain()), columns.domain(), Taxonomy.ROOT))
                    .isEqualTo(SemanticMoments.of(
                            ConceptCounts.of(column, columns.domain()), columns.domain(), Taxonomy.ROOT));
        });
    }

    @Test
    void theNumberOfThreadsHasNoSay() {
        Trials.of(20, random -> {
            RandomColumns columns = RandomColumns.large(random);
            ConceptCounts counts = ConceptCounts.of(columns.column("column", 500), columns.domain());
            ForkJoinPool one = new ForkJoinPool(1);
            ForkJoinPool several = new ForkJoinPool(5);
            try {
                assertThat(several.submit(() -> SemanticMoments.of(counts, columns.domain(), Taxonomy.ROOT))
                                .get())
                        .isEqualTo(one.submit(() -> SemanticMoments.of(counts, columns.domain(), Taxonomy.ROOT))
                                .get());
            } finally {
                one.shutdown();
                several.shutdown();
            }
        });
    }
}
