package org.semblance.domain.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Numbers;
import org.semblance.data.Rows;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Space;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class UnitVectorsTest {

    private static VectorSpace space(UnitVectors.Average average, Vectors column) {
        return (VectorSpace) new UnitVectors(average).bind(column, Rows.all(column.size()));
    }

    private static Space<Vector> texts(String... lists) {
        return new UnitVectors().bind(Words.of("embedding", lists), Rows.all(lists.length));
    }

    private static Vectors rows(double[]... rows) {
        int dimensions = rows[0].length;
        int[] starts = IntStream.rangeClosed(0, rows.length)
                .map(row -> row * dimensions)
                .toArray();
        int[] places =
                IntStream.range(0, starts[rows.length]).map(i -> i % dimensions).toArray();
        double[] weights = IntStream.range(0, places.length)
                .mapToDouble(i -> rows[i / dimensions][i % dimensions])
                .toArray();
        return Vectors.of("document", dimensions, starts, places, weights);
    }

    @Test
    void bringsEveryRowToLengthOne() {
        VectorSpace space = space(UnitVectors.Average.DIRECTION, rows(new double[] {3, 4}, new double[] {-6, 8}));
        assertThat(space.at(0)).isEqualTo(Vector.of(new int[] {0, 1}, new double[] {0.6, 0.8}));
        assertThat(space.distance(0, space.at(1))).isCloseTo(1 - 0.28, within(1e-15));
    }

    @Test
    void theLargestAndTheSmallestNumbersHaveADirectionToo() {
        VectorSpace space = space(
                UnitVectors.Average.DIRECTION,
                rows(new double[] {3e300, 4e300}, new double[] {3e-300, 4e-300}, new double[] {1e300, 1e-300}));
        assertThat(space.at(0).weight(0)).isCloseTo(0.6, within(1e-15));
        assertThat(space.at(1).weight(1)).isCloseTo(0.8, within(1e-15));
        assertThat(space.at(2)).isEqualTo(Vector.of(new int[] {0}, new double[] {1}));
    }

    @Test
    void onTheSphereTheLossIsTheDistanceAndForTheMeanItsSquare() {
        Vectors column = rows(new double[] {1, 1}, new double[] {1, -1});
        VectorSpace direction = space(UnitVectors.Average.DIRECTION, column);
        assertThat(direction.loss(0, direction.at(1))).isCloseTo(1, within(1e-15));
        VectorSpace mean = space(UnitVectors.Average.MEAN, column);
        assertThat(mean.distance(0, mean.at(1))).isCloseTo(Math.sqrt(2), within(1e-15));
        assertThat(mean.loss(0, mean.at(1))).isCloseTo(2, within(1e-15));
    }

    /** Proposition 1 of the paper. */
    @Test
    void noOtherUnitVectorHasASmallerSumOfDistancesThanTheDirection() {
        Trials.of(2000, random -> {
            Vectors column = new RandomTables(random).whole().vectors("document", 2 + random.nextInt(6));
            VectorSpace space = space(UnitVectors.Average.DIRECTION, column);
            int[] rows = IntStream.range(0, column.size()).toArray();
            Vector direction = space.prototype(rows);
            if (direction.entries() > 0) {
                Vector other = random(column.dimensions(), random);
                assertThat(losses(space, rows, direction)).isLessThan(losses(space, rows, other) + 1e-12);
            }
        });
    }

    @Test
    void noOtherPointHasASmallerSumOfSquaresThanTheMean() {
        Trials.of(2000, random -> {
            Vectors column = new RandomTables(random).whole().vectors("document", 2 + random.nextInt(6));
            VectorSpace space = space(UnitVectors.Average.MEAN, column);
            int[] rows = IntStream.range(0, column.size()).toArray();
            Vector other = random(column.dimensions(), random).times(random.nextDouble());
            assertThat(losses(space, rows, space.prototype(rows))).isLessThan(losses(space, rows, other) + 1e-12);
        });
    }

    private static double losses(VectorSpace space, int[] rows, Vector point) {
        return IntStream.of(rows).mapToDouble(row -> space.loss(row, point)).sum();
    }

    private static Vector random(int dimensions, Random random) {
        return Vector.of(
                        IntStream.range(0, dimensions).toArray(),
                        random.doubles(dimensions, 0.01, 1)
                                .map(weight -> random.nextInt(4) == 0 ? -weight : weight)
                                .toArray())
                .unit();
    }

    @Test
    void oppositesHaveNoDirection() {
        VectorSpace space = space(UnitVectors.Average.DIRECTION, rows(new double[] {1, 1}, new double[] {-1, -1}));
        assertThat(space.prototype(new int[] {0, 1})).isEqualTo(Vector.NOTHING);
    }

    @Test
    void readsListsOfNumbersAndWritesThemAgain() {
        Space<Vector> space = texts("[0.6, 0.8]", "[ 0.8 ,-6e-1]", "[3,4]");
        assertThat(space.at(2)).isEqualTo(space.at(0));
        assertThat(space.column(List.of(space.at(1), space.nothing()), new int[] {0, 1, 0}))
                .isInstanceOfSatisfying(Words.class, words -> {
                    assertThat(words.text(0)).isEqualTo("[0.8, -0.6]");
                    assertThat(words.missing(1)).isTrue();
                    assertThat(words.dictionary()).hasSize(1);
                });
    }

    @Test
    void showsTheVectorsOfAReleasedColumnOfListsWithTheirLengths() {
        VectorSpace space = (VectorSpace) texts("[0.6, 0.8, 0]", "[0, 0, 1]");
        Vectors shown = space.shown(Words.of("embedding", "[0.3, 0.4, 0]", null));
        assertThat(Vector.of(shown, 0)).isEqualTo(Vector.of(new int[] {0, 1}, new double[] {0.3, 0.4}));
        assertThat(shown.missing(1)).isTrue();
        assertThat(space.shown(Words.of("embedding", (String) null)).dimensions())
                .isEqualTo(3);
        assertThat(space.shown(shown)).isSameAs(shown);
    }

    @Test
    void namesTheRowsThatHoldNoListAndNeverWhatTheyHold() {
        assertThatThrownBy(() -> texts("[1, 2]", "[secret]", "[NaN, 1]", "1, 2", "[]", "[1,,2]", "[1e999, 1]"))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("rows 2, 3, 4, 5, 6 and 1 more")
                .hasMessageNotContaining("secret");
    }

    @Test
    void namesTheRowsWhoseListsAreShorter() {
        assertThatThrownBy(() -> texts("[7, 2, 3]", "[1, 2]"))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("3 numbers")
                .hasMessageContaining("row 2");
    }

    @Test
    void namesTheRowsThatPointNowhere() {
        assertThatThrownBy(() -> texts("[1, 2]", "[0, 0]"))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("row 2");
    }

    @Test
    void refusesAColumnOfNumbers() {
        assertThatThrownBy(() -> new UnitVectors().bind(Numbers.of("age", 1, 2), Rows.all(2)))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("'age' holds no vectors");
    }
}
