package org.semblance.quality.association;

import java.util.HashMap;
import java.util.Map;

/**
 * Association coefficients of pairs that include a category, computed over the rows in which both values are present.
 *
 * <p>A missing number is NaN, a missing category is negative. A coefficient that is undefined is NaN.
 */
public final class Associations {

    private Associations() {}

    /**
     * The bias-corrected correlation ratio of a number and a category: √ε² with Kelley's ε² = 1 − (1 − η²)(n − 1)/(n −
     * c), where η² is the share of the variance between categories, n the number of rows and c the number of
     * categories. From 0 to 1; a negative ε² counts as 0. NaN with fewer than two categories, with n ≤ c, or if the
     * numbers are constant. Kelley, Proceedings of the National Academy of Sciences 21 (1935) 554-559.
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
                // deviations from the mean, so that large numbers do not cancel
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
     * Cramér's V of two categories with Bergsma's bias correction, from 0 to 1. With φ² = χ²/n, r and c the numbers of
     * categories: φ̃² = max(0, φ² − (r − 1)(c − 1)/(n − 1)), r̃ = r − (r − 1)²/(n − 1), c̃ likewise, V = √(φ̃² /
     * (min(r̃, c̃) − 1)). NaN if either side has fewer than two categories. Bergsma, Journal of the Korean Statistical
     * Society 42 (2013) 323-328.
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
        if (ofOne.size() < 2 || ofOther.size() < 2) {
            return Double.NaN;
        }
        // φ² = Σ n_ij² / (n_i n_j) − 1: only pairs that occur contribute
        double phi = ofBoth.entrySet().stream()
                        .mapToDouble(pair -> (double) pair.getValue()
                                * pair.getValue()
                                / ofOne.getOrDefault((int) (pair.getKey() >>> Integer.SIZE), 1)
                                / ofOther.getOrDefault((int) (long) pair.getKey(), 1))
                        .sorted()
                        .sum()
                - 1;
        return cramer(phi, n, ofOne.size(), ofOther.size());
    }

    /** The same from φ², the number of rows, and the numbers of categories. */
    static double cramer(double phi, int n, int r, int c) {
        if (r < 2 || c < 2) {
            return Double.NaN;
        }
        double corrected = Math.max(0, phi - (r - 1.0) * (c - 1.0) / (n - 1));
        double rows = r - (r - 1.0) * (r - 1.0) / (n - 1);
        double columns = c - (c - 1.0) * (c - 1.0) / (n - 1);
        double most = Math.min(rows, columns) - 1;
        return most > 0 ? Math.min(1, Math.sqrt(corrected / most)) : Double.NaN;
    }
}
