package org.semblance.experiments;

import org.semblance.domain.taxonomy.Similarity;

/**
 * Semantic mean, variance, distance covariance and correlation as Rodriguez-Garcia, Sánchez and Batet (2016) define them,
 * Eq. 7 to 11, row by row with n by n matrices: slow, and nothing but the definition.
 */
final class PlainMoments {

    private PlainMoments() {}

    /** Eq. 7: of all concepts, one with the smallest sum of distances; the sum is given back, since several may have it. */
    static double leastSum(int[] rows, int concepts, Similarity.Comparison comparison) {
        double least = Double.POSITIVE_INFINITY;
        for (int concept = 0; concept < concepts; concept++) {
            least = Math.min(least, sum(rows, concept, comparison));
        }
        return least;
    }

    static double sum(int[] rows, int concept, Similarity.Comparison comparison) {
        double sum = 0;
        for (int row : rows) {
            sum += comparison.distance(concept, row);
        }
        return sum;
    }

    /** Eq. 8. */
    static double variance(int[] rows, int mean, Similarity.Comparison comparison) {
        double sum = 0;
        for (int row : rows) {
            double distance = comparison.distance(row, mean);
            sum += distance * distance;
        }
        return sum / rows.length;
    }

    /** Eq. 10. */
    static double covariance(int[] a, int[] b, Similarity.Comparison comparison) {
        double[][] ofA = centred(a, comparison);
        double[][] ofB = centred(b, comparison);
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            double ofRow = 0;
            for (int j = 0; j < a.length; j++) {
                ofRow += ofA[i][j] * ofB[i][j];
            }
            sum += ofRow;
        }
        return Math.sqrt(sum) / a.length;
    }

    /** Eq. 11. */
    static double correlation(int[] a, int[] b, Similarity.Comparison comparison) {
        double variances = covariance(a, a, comparison) * covariance(b, b, comparison);
        return variances > 0 ? covariance(a, b, comparison) / Math.sqrt(variances) : 0;
    }

    /** Eq. 9. */
    private static double[][] centred(int[] rows, Similarity.Comparison comparison) {
        int n = rows.length;
        double[][] centred = new double[n][n];
        double[] means = new double[n];
        double grand = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                centred[i][j] = comparison.distance(rows[i], rows[j]);
                means[i] += centred[i][j] / n;
            }
            grand += means[i] / n;
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                centred[i][j] += grand - means[i] - means[j];
            }
        }
        return centred;
    }
}
