package org.semblance.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Numbers;
import org.semblance.data.Rows;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class NumericTest {

    private static final MathContext DIGITS = new MathContext(60);

    private static Space<Double> space(double... values) {
        return new Numeric(null).bind(Numbers.of("x", values), Rows.all(values.length));
    }

    /** The standard deviation with divisor n − 1, in sixty digits. */
    private static BigDecimal deviation(double[] values) {
        BigDecimal mean = BigDecimal.ZERO;
        for (double value : values) {
            mean = mean.add(new BigDecimal(value));
        }
        mean = mean.divide(BigDecimal.valueOf(values.length), DIGITS);
        BigDecimal squares = BigDecimal.ZERO;
        for (double value : values) {
            squares = squares.add(new BigDecimal(value).subtract(mean).pow(2, DIGITS));
        }
        return squares.divide(BigDecimal.valueOf(values.length - 1), DIGITS).sqrt(DIGITS);
    }

    @Test
    void theVarianceOfEpochMillisecondsIsRightToNineDigits() {
        Trials.of(200, random -> {
            double[] values = random.doubles(50, 1.7e12, 1.7e12 + 1000).toArray();
            double unit = Math.abs(values[0] - values[1]) / space(values).distance(0, values[1]);
            double expected = deviation(values).doubleValue();
            assertThat(unit * unit).isCloseTo(expected * expected, within(1e-9 * expected * expected));
        });
    }

    @Test
    void theVarianceIsRightWhereTheMeanItselfIsRounded() {
        Trials.of(500, random -> {
            double[] values = random.ints(2 + random.nextInt(9), 0, 4)
                    .mapToDouble(i -> 1e16 + 2 * i)
                    .toArray();
            values[0] = 1e16;
            values[1] = 1e16 + 6;
            double unit = 6 / space(values).distance(0, values[1]);
            double expected = deviation(values).doubleValue();
            assertThat(unit).isCloseTo(expected, within(1e-9 * expected));
        });
    }

    @Test
    void valuesNearTheLargestNumbersKeepFiniteDistancesAndMeans() {
        Trials.of(500, random -> {
            double[] values = random.doubles(2 + random.nextInt(20), -1e300, 1e300)
                    .map(value -> random.nextInt(4) == 0 ? Math.signum(value) * 1e300 : value)
                    .toArray();
            Space<Double> space = space(values);
            double mean = space.prototype(IntStream.range(0, values.length).toArray());
            assertThat(mean).isFinite();
            for (int row = 0; row < values.length; row++) {
                assertThat(space.distance(row, mean)).isFinite();
                assertThat(space.distance(row, values[0])).isFinite();
            }
            assertThat(space.distance(0, values[1]))
                    .isCloseTo(
                            new BigDecimal(values[0])
                                    .subtract(new BigDecimal(values[1]))
                                    .abs()
                                    .divide(deviation(values), DIGITS)
                                    .doubleValue(),
                            within(1e-9));
        });
    }

    @Test
    void theSameValuesInTwoOrdersShowTheSameMean() {
        Trials.of(3000, random -> {
            int size = 2 + random.nextInt(6);
            double[] values = random.doubles(size, 0, 100)
                    .map(value -> Math.rint(value * 100) / 100)
                    .toArray();
            double[] other = IntStream.of(new RandomTables(random).order(size))
                    .mapToDouble(row -> values[row])
                    .toArray();
            assertThat(mean(values)).isEqualTo(mean(other));
        });
    }

    private static String mean(double[] values) {
        Space<Double> space = space(values);
        double mean = space.prototype(IntStream.range(0, values.length).toArray());
        return space.column(List.of(mean), new int[1]).text(0);
    }

    @Test
    void theMeanIsTheDoubleNearestToTheTrueMean() {
        Trials.of(3000, random -> {
            double[] values = values(random);
            double mean =
                    space(values).prototype(IntStream.range(0, values.length).toArray());
            BigDecimal exact = BigDecimal.ZERO;
            for (double value : values) {
                exact = exact.add(new BigDecimal(value));
            }
            double expected = exact.divide(BigDecimal.valueOf(values.length), new MathContext(400))
                    .doubleValue();
            assertThat(mean).isEqualTo(expected);
        });
    }

    private static double[] values(Random random) {
        int size = 1 + random.nextInt(9);
        double scale = Math.pow(10, random.nextInt(7));
        return random.doubles(size, -scale, scale).toArray();
    }

    @Test
    void aConstantColumnHasNoDistancesAndKeepsItsValue() {
        double[] values = new double[7];
        java.util.Arrays.fill(values, 6.928902071851079);
        Space<Double> space = space(values);
        assertThat(space.constant()).isTrue();
        assertThat(space.distance(0, values[1])).isZero();
        assertThat(space.prototype(new int[] {0, 1, 2})).isEqualTo(values[0]);
    }

    @Test
    void oneValueAmongMissingOnesIsNotConstant() {
        Space<Double> space = space(5, Double.NaN, 5);
        assertThat(space.constant()).isFalse();
        assertThat(space.distance(0, space.nothing())).isEqualTo(2);
        assertThat(space(Double.NaN, Double.NaN).constant()).isTrue();
    }

    @Test
    void aMissingValueIsTwoStandardDeviationsAway() {
        Space<Double> space = space(1, 2, Double.NaN);
        assertThat(space.distance(2, 1.0)).isEqualTo(2);
        assertThat(space.distance(0, Double.NaN)).isEqualTo(2);
        assertThat(space.distance(0, 2.0)).isCloseTo(Math.sqrt(2), within(1e-15));
    }

    @Test
    void publishesRoundedMeansWhenAsked() {
        Space<Double> space = new Numeric(1).bind(Numbers.of("x", 1, 1.25, 7), Rows.all(3));
        assertThat(space.published(1.25)).isEqualTo(1.2);
        assertThat(space.published(Double.NaN)).isNaN();
        assertThat(space(1, 2).published(1.2345)).isEqualTo(1.2345);
    }

    @Test
    void refusesToRoundToDecimalsThatNumbersDoNotHave() {
        for (int decimals : new int[] {-1, 13}) {
            assertThatThrownBy(() -> new Numeric(decimals))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_ROUND"));
        }
    }

    /** On the scale from 0 to 1: shares of the range, also of one that no number can hold; nothing where there is none. */
    @Test
    void sharesAreThoseOfTheRange() {
        Space<Double> wide = new Numeric(null).bind(Numbers.of("a", -1.5e308, 1.5e308, 0), Rows.all(3));
        assertThat(share(wide, 0, 1.5e308)).isEqualTo(1);
        assertThat(share(wide, 2, 1.5e308)).isEqualTo(0.5);
        assertThat(share(wide, 2, Double.NaN)).isEqualTo(1);
        Space<Double> constant = new Numeric(2).bind(Numbers.of("a", 3.14159, 3.14159, Double.NaN), Rows.all(3));
        assertThat(share(constant, 0, 3.14)).isZero();
        assertThat(share(constant, 2, 3.14)).isEqualTo(1);
    }

    private static double share(Space<Double> space, int row, double point) {
        double[] share = new double[1];
        space.addShares(point, new int[] {row}, 1, 1, share);
        return share[0];
    }
}
