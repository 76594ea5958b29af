package org.semblance.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

class SpearmanTest {

    /** Differences of ranks 0, −1, 1, 0: 1 − 6·2/(4·15) = 4/5. */
    @Test
    void isTheSumOfSquaredRankDifferencesWithoutTies() {
        assertThat(Spearman.correlation(new double[] {10, 20, 30, 40}, new double[] {1, 5, 2, 9}))
                .isCloseTo(0.8, within(1e-12));
    }

    /** Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: deviations give 4.5 / √(4.5 · 5). */
    @Test
    void equalValuesShareTheMeanOfTheirRanks() {
        assertThat(Spearman.ranks(new double[] {3, 7, 7, 9})).containsExactly(1, 2.5, 2.5, 4);
        assertThat(Spearman.correlation(new double[] {3, 7, 7, 9}, new double[] {1, 2, 3, 4}))
                .isCloseTo(4.5 / Math.sqrt(4.5 * 5), within(1e-12));
    }

    @Test
    void oppositeOrdersAreMinusOneAndEqualOnesOne() {
        assertThat(Spearman.correlation(new double[] {1, 2, 3}, new double[] {9, 4, 1}))
                .isEqualTo(-1);
        assertThat(Spearman.correlation(new double[] {1, 2, 3}, new double[] {1, 8, 27}))
                .isEqualTo(1);
    }

    @Test
    void isNotANumberWhereOneSideIsConstant() {
        assertThat(Spearman.correlation(new double[] {1, 2, 3}, new double[] {4, 4, 4}))
                .isNaN();
        assertThat(Spearman.correlation(new double[] {1}, new double[] {4})).isNaN();
        assertThat(Spearman.correlation(new double[0], new double[0])).isNaN();
    }

    @Test
    void refusesSidesOfDifferentLengthAndWhatIsNotANumber() {
        assertThatThrownBy(() -> Spearman.correlation(new double[2], new double[3]))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Spearman.ranks(new double[] {1, Double.NaN}))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** The rank of a value: how many are less, and half of those that are equal, from 1. */
    @Test
    void isPearsonsCorrelationOfRanks() {
        Trials.of(500, random -> {
            int size = 2 + random.nextInt(20);
            double[] one = random.ints(size, 0, 1 + random.nextInt(10))
                    .asDoubleStream()
                    .toArray();
            double[] other = random.ints(size, -3, 4).asDoubleStream().toArray();
            double[] x = new double[size];
            double[] y = new double[size];
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    x[i] += one[j] < one[i] ? 1 : one[j] == one[i] ? 0.5 : 0;
                    y[i] += other[j] < other[i] ? 1 : other[j] == other[i] ? 0.5 : 0;
                }
            }
            double expected = pearson(x, y);
            double found = Spearman.correlation(one, other);
            if (Double.isNaN(expected)) {
                assertThat(found).isNaN();
            } else {
                assertThat(found).isCloseTo(expected, within(1e-9));
            }
        });
    }

    private static double pearson(double[] x, double[] y) {
        double n = x.length;
        double sx = 0;
        double sy = 0;
        double sxx = 0;
        double syy = 0;
        double sxy = 0;
        for (int i = 0; i < x.length; i++) {
            sx += x[i];
            sy += y[i];
            sxx += x[i] * x[i];
            syy += y[i] * y[i];
            sxy += x[i] * y[i];
        }
        double vx = n * sxx - sx * sx;
        double vy = n * syy - sy * sy;
        return vx == 0 || vy == 0 ? Double.NaN : (n * sxy - sx * sy) / Math.sqrt(vx * vy);
    }
}
