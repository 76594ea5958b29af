package org.semblance.quality.association;

import java.util.HashMap;
import java.util.Map;

/**
 * Coefficients of pairs with a category, over the rows where both are there.
 *
 * <p>A missing number is NaN, a missing category is negative. A coefficient is NaN where it is not defined.
 */
public final class Associations {

    private Associations() {}

    /**
     * The correlation ratio of numbers by category, corrected: the root of Kelley's ε² = 1 − (1 − η²)(n − 1)/(n − c).
     * Kelley, Proceedings of the National Academy of Sciences 21 (1935) 554-559.
     */
    public static double ratio(double[] numbers, int[] categories) {
        Map<Integer, double[]> sums = new HashMap<>(); // rows and sum of each category
        double sum = 0;
        int n = 0;
        for (int row = 0; row < numbers.length; row++) {
            if (both(numbers, categories, row)) {
                sum += numbers[row];
                n++;
            }
        }
        double mean = sum / n;
        double total = 0;
        for (int row = 0; row < numbers.length; row++) {
            if (both(numbers, categories, row)) {
                // from the mean, so that large numbers do not cancel
                double deviation = numbers[row] - mean;
                double[] ofCategory = sums.computeIfAbsent(categories[row], unseen -> new double[2]);
                ofCategory[0]++;
                ofCategory[1] += deviation;
                total += deviation * deviation;
            }
        }
        int c = sums.size();
        if (c < 2 || n <= c || !(total > 0)) {
            return Double.NaN;
        }
        double between = sums.values().stream()
                .mapToDouble(ofCategory -> ofCategory[1] * ofCategory[1] / ofCategory[0])
                .sorted()
                .sum();
        double unexplained = Math.max(0, 1 - between / total);
        return Math.sqrt(Math.max(0, 1 - unexplained * (n - 1) / (n - c)));
    }

    private static boolean both(double[] numbers, int[] categories, int row) {
        return !Double.isNaN(numbers[row]) && categories[row] >= 0;
    }

    /**
     * Cramér's V of two categories, corrected for bias. Bergsma, Journal of the Korean Statistical Society 42 (2013)
     * 323-328.
     */
    public static double cramer(int[] one, int[] other) {
        Map<Integer, Integer> ofOne = new HashMap<>();
        Map<Integer, Integer> ofOther = new HashMap<>();
        Map<Long, Integer> ofBoth = new HashMap<>();
        int n = 0;
        for (int row = 0; row < one.length; row++) {
            if (one[row] >= 0 && other[row] >= 0) {
                ofOne.merge(one[row], 1, Integer::sum);
                ofOther.merge(other[row], 1, Integer::sum);
                ofBoth.merge(((long) one[row] << Integer.SIZE) | other[row], 1, Integer::sum);
                n++;
            }
        }
        int r = ofOne.size();
        int c = ofOther.size();
        if (r < 2 || c < 2) {
            return Double.NaN;
        }
        // φ² = Σ n_ij² / (n_i n_j) − 1: only the pairs that occur have a share
        double phi = ofBoth.entrySet().stream()
                        .mapToDouble(pair -> (double) pair.getValue()
                                * pair.getValue()
                                / ofOne.getOrDefault((int) (pair.getKey() >>> Integer.SIZE), 1)
                                / ofOther.getOrDefault((int) (long) pair.getKey(), 1))
                        .sorted()
                        .sum()
                - 1;
        double corrected = Math.max(0, phi - (r - 1.0) * (c - 1.0) / (n - 1));
        double rows = r - (r - 1.0) * (r - 1.0) / (n - 1);
        double columns = c - (c - 1.0) * (c - 1.0) / (n - 1);
        double most = Math.min(rows, columns) - 1;
        return most > 0 ? Math.min(1, Math.sqrt(corrected / most)) : Double.NaN;
    }
}
