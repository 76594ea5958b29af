package org.semblance.domain.taxonomy.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.testkit.PlainMoments;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class DistanceMomentsTest {

    /** Two kinds of a thing, .5 apart by Wu and Palmer: 1 − 2·1/(2 + 2). */
    private static final Taxonomy PAIR =
            Taxonomy.named("pair").chain("x", "thing").chain("y", "thing").build();

    private static Concepts named(Taxonomy taxonomy) {
        return new Concepts(
                taxonomy,
                new WuPalmer(),
                Concepts.Average.MEAN,
                ConceptMap.of(
                        taxonomy,
                        IntStream.range(0, taxonomy.size())
                                .mapToObj(taxonomy::id)
                                .collect(Collectors.toMap(id -> id, id -> id))));
    }

    private static DistanceMoments moments(Concepts domain, Words... columns) {
        List<ConceptCounts> counts = Arrays.stream(columns)
                .map(column -> ConceptCounts.of(column, domain))
                .toList();
        return DistanceMoments.of(counts, domain.comparison(), Watcher.SILENT);
    }

    /**
     * Worked out by hand. One column is x, x, y, y: rows of the matrix have mean .25, so that centred distances are −.25
     * between equal and .25 between different values. The other is x, x, x, y: means .125 for x and .375 for y, .1875 over
     * all, so that centred distances are −.0625 (x, x), .1875 (x, y) and −.5625 (y, y).
     */
    @Test
    void aTableOfFourRowsGivesWhatIsWorkedOutByHand() {
        DistanceMoments moments =
                moments(named(PAIR), Words.of("one", "x", "x", "y", "y"), Words.of("other", "x", "x", "x", "y"));
        assertThat(moments.variance(0)).isCloseTo(0.25, within(1e-15));
        // (9 · .0625² + 6 · .1875² + .5625²) / 16 = .03515625
        assertThat(moments.variance(1)).isCloseTo(0.1875, within(1e-15));
        // (4 · .015625 − 4 · .015625 + 4 · .046875 + .015625 − 2 · .046875 + .140625) / 16 = .25 / 16
        assertThat(moments.covariance(0, 1)).isCloseTo(0.125, within(1e-15));
        assertThat(moments.covariance(1, 0)).isEqualTo(moments.covariance(0, 1));
        assertThat(moments.correlation(0, 1)).isCloseTo(1 / Math.sqrt(3), within(1e-15));
        assertThat(moments.clamped()).isFalse();
    }

    /** Of two values each, d apart in both: sdCov = 2d |p − ab|, with a, b and p the shares of one value and of both. */
    @Test
    void ofTwoValuesEachTheCorrelationIsThePhiCoefficient() {
        Trials.of(100, random -> {
            int rows = 4 + random.nextInt(60);
            int[] one = random.ints(rows, 0, 2).toArray();
            int[] other = random.ints(rows, 0, 2).toArray();
            double a = IntStream.of(one).average().orElseThrow();
            double b = IntStream.of(other).average().orElseThrow();
            double both = IntStream.range(0, rows)
                    .map(row -> one[row] * other[row])
                    .average()
                    .orElseThrow();
            double spread = a * (1 - a) * b * (1 - b);
            double phi = spread == 0 ? 0 : Math.abs(both - a * b) / Math.sqrt(spread);
            DistanceMoments moments = moments(named(PAIR), words(one), words(other));
            assertThat(moments.correlation(0, 1)).isCloseTo(phi < 1e-7 ? 0 : phi, within(1e-12));
        });
    }

    private static Words words(int[] values) {
        return Words.of(
                "column",
                IntStream.of(values).mapToObj(value -> value == 0 ? "x" : "y").toArray(String[]::new));
    }

    @Test
    void everythingIsThatOfTheDefinition() {
        Trials.of(300, random -> {
            RandomColumns columns = RandomColumns.any(random);
            Words[] table = table(columns, random);
            DistanceMoments moments = moments(columns.domain(), table);
            boolean negative = false;
            for (int i = 0; i < table.length; i++) {
                int[] alone = PlainMoments.concepts(columns.domain(), table[i]).get(0);
                close(moments.variance(i), PlainMoments.squaredCovariance(alone, alone, columns.domain()));
                for (int j = 0; j < table.length; j++) {
                    if (i != j) {
                        List<int[]> both = PlainMoments.concepts(columns.domain(), table[i], table[j]);
                        double squared = PlainMoments.squaredCovariance(both.get(0), both.get(1), columns.domain());
                        close(moments.covariance(i, j), squared);
                        negative |= squared < -1e-14;
                        if (squared > 1e-6) {
                            assertThat(moments.correlation(i, j))
                                    .isCloseTo(
                                            PlainMoments.correlation(both.get(0), both.get(1), columns.domain()),
                                            within(1e-12));
                        }
                    }
                }
            }
            assertThat(moments.clamped()).isEqualTo(negative);
        });
    }

    /** A root magnifies what is next to 0, so there the squares are compared. */
    private static void close(double root, double squared) {
        assertThat(root * root).isCloseTo(Math.max(0, squared), within(1e-13));
        if (squared > 1e-6) {
            assertThat(root).isCloseTo(Math.sqrt(squared), within(1e-12));
        }
    }

    private static Words[] table(RandomColumns columns, Random random) {
        int rows = 1 + random.nextInt(50);
        Words one = columns.column("one", rows);
        return new Words[] {one, columns.like(one, "like one"), columns.column("another", rows)};
    }

    @Test
    void theOrderOfRowsHasNoSay() {
        Trials.of(100, random -> {
            RandomColumns columns = RandomColumns.any(random);
            Words[] table = table(columns, random);
            int[] order = new RandomTables(random).order(table[0].size());
            Words[] shuffled =
                    Arrays.stream(table).map(column -> column.rows(order)).toArray(Words[]::new);
            assertThat(bits(moments(columns.domain(), shuffled), table.length))
                    .isEqualTo(bits(moments(columns.domain(), table), table.length));
        });
    }

    @Test
    void theNumberOfThreadsHasNoSay() {
        Trials.of(20, random -> {
            RandomColumns columns = RandomColumns.large(random);
            Words one = columns.column("one", 900);
            Words[] table = {one, columns.like(one, "like one")};
            ForkJoinPool single = new ForkJoinPool(1);
            ForkJoinPool several = new ForkJoinPool(5);
            try {
                assertThat(several.submit(() -> bits(moments(columns.domain(), table), table.length))
                                .get())
                        .isEqualTo(single.submit(() -> bits(moments(columns.domain(), table), table.length))
                                .get());
            } finally {
                single.shutdown();
                several.shutdown();
            }
        });
    }

    @Test
    void distancesThatAreNotHeldAreWorkedOutToTheSameBits() {
        Trials.of(50, random -> {
            RandomColumns columns = random.nextBoolean() ? RandomColumns.any(random) : RandomColumns.large(random);
            Words[] table = table(columns, random);
            List<ConceptCounts> counts = Arrays.stream(table)
                    .map(column -> ConceptCounts.of(column, columns.domain()))
                    .toList();
            long room = random.nextInt(3) * 100L;
            assertThat(bits(
                            DistanceMoments.of(counts, columns.domain().comparison(), Watcher.SILENT, room),
                            table.length))
                    .isEqualTo(bits(moments(columns.domain(), table), table.length));
        });
    }

    private static List<Long> bits(DistanceMoments moments, int size) {
        List<Long> bits = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                bits.add(Double.doubleToLongBits(moments.covariance(i, j)));
                bits.add(Double.doubleToLongBits(moments.correlation(i, j)));
            }
        }
        return bits;
    }

    @Test
    void independentColumnsHaveNoCovarianceAtAll() {
        Trials.of(50, random -> {
            RandomColumns columns = RandomColumns.any(random);
            Words one = columns.column("one", 1 + random.nextInt(12));
            Words other = columns.column("other", 1 + random.nextInt(12));
            // every row of the one with every row of the other
            int[] rowsOfOne = IntStream.range(0, one.size() * other.size())
                    .map(row -> row / other.size())
                    .toArray();
            int[] rowsOfOther = IntStream.range(0, one.size() * other.size())
                    .map(row -> row % other.size())
                    .toArray();
            DistanceMoments moments = moments(columns.domain(), one.rows(rowsOfOne), other.rows(rowsOfOther));
            assertThat(moments.covariance(0, 1)).isZero();
            assertThat(moments.correlation(0, 1)).isZero();
            assertThat(moments.clamped()).isFalse();
        });
    }

    @Test
    void equalColumnsHaveTheirVarianceInCommonAndCorrelationOne() {
        Trials.of(50, random -> {
            RandomColumns columns = RandomColumns.any(random);
            Words column = columns.column("column", 2 + random.nextInt(60));
            DistanceMoments moments = moments(columns.domain(), column, column);
            assertThat(moments.covariance(0, 1)).isCloseTo(moments.variance(0), within(1e-12));
            if (moments.variance(0) > 0) {
                assertThat(moments.correlation(0, 1)).isCloseTo(1, within(1e-12));
                assertThat(moments.correlation(0, 0)).isEqualTo(1);
            }
        });
    }

    /**
     * On a tree every similarity here is a positive definite kernel or its distance of negative type, so that no square is
     * negative; and by Cauchy and Schwarz no correlation exceeds 1.
     */
    @Test
    void onTreesSquaresAreNotNegativeAndCorrelationsLieBetweenZeroAndOne() {
        Trials.of(300, random -> {
            RandomColumns columns = RandomColumns.ofTree(random);
            Words[] table = table(columns, random);
            DistanceMoments moments = moments(columns.domain(), table);
            assertThat(moments.clamped()).isFalse();
            for (int i = 0; i < table.length; i++) {
                for (int j = 0; j < table.length; j++) {
                    assertThat(moments.correlation(i, j)).isBetween(0.0, 1.0);
                }
            }
        });
    }

    /**
     * By hand: a and b are 1 − 2/6 apart, each 1 − 6/7 from c, which is a kind of both. The other column, of two values .5
     * apart, tells the row of c from the rest; so the sum of products is −2 · .5 · uᵀDu with u = (−1/3, 2/3, −1/3) and D the
     * distances of the one, and uᵀDu = 2 (−4/63 + 2/27) is positive.
     */
    @Test
    void whereConceptsHaveSeveralParentsANegativeSquareIsTakenToBeZeroAndTold() {
        Taxonomy graph = Taxonomy.named("graph")
                .chain("c", "a", "p", "thing")
                .chain("c", "b", "q", "thing")
                .build();
        Concepts domain = named(graph);
        Words one = Words.of("one", "a", "c", "b");
        Words other = Words.of("other", "p", "q", "p");
        List<int[]> both = PlainMoments.concepts(domain, one, other);
        assertThat(PlainMoments.squaredCovariance(both.get(0), both.get(1), domain))
                .isCloseTo(-2 * 0.5 * 2 * (-4.0 / 63 + 2.0 / 27) / 9, within(1e-15));
        DistanceMoments moments = moments(domain, one, other);
        assertThat(moments.clamped()).isTrue();
        assertThat(moments.covariance(0, 1)).isZero();
        assertThat(moments.correlation(0, 1)).isZero();
        assertThat(moments.variance(0)).isPositive();
        assertThat(moments(domain, one, one).clamped()).isFalse();
    }

    @Test
    void constantAndEmptyColumnsVaryWithNothing() {
        String[] none = new String[3];
        DistanceMoments moments = moments(
                named(PAIR),
                Words.of("one", "x", "y", "x"),
                Words.of("constant", "y", "y", "y"),
                Words.of("empty", none));
        assertThat(bits(moments, 3).stream().distinct().count()).isEqualTo(3);
        assertThat(moments.variance(0)).isPositive();
        assertThat(moments.variance(1)).isZero();
        assertThat(moments.correlation(1, 1)).isZero();
        assertThat(moments.correlation(0, 1)).isZero();
        assertThat(moments.covariance(0, 2)).isZero();
        assertThat(moments.variance(2)).isZero();
        assertThat(moments(named(PAIR)).clamped()).isFalse();
    }

    @Test
    void refusesColumnsThatAreNotOfTheSameRows() {
        assertThatThrownBy(() -> moments(named(PAIR), Words.of("one", "x", "y"), Words.of("other", "x")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2 and 1 rows");
    }

    @Test
    void whoeverLooksOnMayCallItOff() {
        Watcher impatient = (stage, done, total) -> {
            throw Problem.cancelled();
        };
        ConceptCounts counts = ConceptCounts.of(Words.of("one", "x", "y"), named(PAIR));
        assertThatThrownBy(() ->
                        DistanceMoments.of(List.of(counts, counts), named(PAIR).comparison(), impatient))
                .isInstanceOf(Problem.class);
    }
}
