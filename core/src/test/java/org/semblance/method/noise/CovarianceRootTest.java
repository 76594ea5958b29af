package org.semblance.method.noise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

class CovarianceRootTest {

    @Test
    void itsProductWithItselfTurnedIsTheMatrix() {
        Trials.of(500, random -> {
            int size = 1 + random.nextInt(6);
            int rank = 1 + random.nextInt(size);
            double[][] factor = new double[size][rank];
            for (double[] row : factor) {
                for (int j = 0; j < rank; j++) {
                    row[j] = random.nextGaussian();
                }
            }
            double[][] matrix = squared(factor);
            CovarianceRoot root = CovarianceRoot.of(matrix);
            assertEqual(product(root, size), matrix, 1e-12);
            assertThat(root.indefinite()).isFalse();
            if (rank < size) {
                assertThat(root.singular()).isTrue();
            }
        });
    }

    private static double[][] squared(double[][] factor) {
        double[][] matrix = new double[factor.length][factor.length];
        for (int i = 0; i < factor.length; i++) {
            for (int j = 0; j < factor.length; j++) {
                for (int k = 0; k < factor[i].length; k++) {
                    matrix[i][j] += factor[i][k] * factor[j][k];
                }
            }
        }
        return matrix;
    }

    private static double[][] product(CovarianceRoot root, int size) {
        double[][] entries = new double[size][size];
        for (int column = 0; column < size; column++) {
            double[] unit = new double[size];
            unit[column] = 1;
            for (int row = 0; row < size; row++) {
                entries[row][column] = root.times(row, unit);
            }
        }
        return squared(entries);
    }

    private static void assertEqual(double[][] found, double[][] expected, double tolerance) {
        for (int i = 0; i < expected.length; i++) {
            for (int j = 0; j < expected.length; j++) {
                double scale = Math.sqrt(expected[i][i] * expected[j][j]);
                assertThat(found[i][j]).isCloseTo(expected[i][j], within(tolerance * (1 + scale) * 10));
            }
        }
    }

    @Test
    void twoThatAreTheSameGetOneAndTheSameNoise() {
        CovarianceRoot root = CovarianceRoot.of(new double[][] {{0.3, 0.3}, {0.3, 0.3}});
        assertThat(root.singular()).isTrue();
        assertThat(root.indefinite()).isFalse();
        double[] draws = {0.7, -1.9};
        assertThat(root.times(0, draws)).isCloseTo(root.times(1, draws), within(1e-15));
    }

    /** Three that are pairwise as correlated as no three numbers can be: eigenvalues 1 − 0.9·2 = −0.8, 1.9, 1.9. */
    @Test
    void varianceBelowNothingCountsAsNothing() {
        CovarianceRoot root = CovarianceRoot.of(new double[][] {{1, -0.9, -0.9}, {-0.9, 1, -0.9}, {-0.9, -0.9, 1}});
        assertThat(root.indefinite()).isTrue();
        double[][] product = product(root, 3);
        // what is left is 1.9 times the projection on the plane across (1, 1, 1)
        assertThat(product[0][0]).isCloseTo(1.9 * 2 / 3, within(1e-12));
        assertThat(product[0][1]).isCloseTo(-1.9 / 3, within(1e-12));
    }
}
