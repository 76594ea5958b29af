package org.semblance.quality;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Spearman's rank correlation: Pearson's correlation of ranks, where equal values share the mean of their ranks. It
 * shows whether two scores put the same objects in the same order.
 */
public final class Spearman {

    private Spearman() {}

    /** The correlation, from −1 to 1; NaN if one side is constant or has fewer than two values. */
    public static double correlation(double[] one, double[] other) {
        if (one.length != other.length) {
            throw new IllegalArgumentException(one.length + " values and " + other.length);
        }
        double[] x = ranks(one);
        double[] y = ranks(other);
        double mean = (one.length + 1) / 2.0;
        double xy = 0;
        double xx = 0;
        double yy = 0;
        // ranks are whole or half, so these sums are exact
        for (int i = 0; i < x.length; i++) {
            xy += (x[i] - mean) * (y[i] - mean);
            xx += (x[i] - mean) * (x[i] - mean);
            yy += (y[i] - mean) * (y[i] - mean);
        }
        return xx == 0 || yy == 0 ? Double.NaN : xy / Math.sqrt(xx * yy);
    }

    /** The rank of each value; the smallest has rank 1, and equal values share the mean of their ranks. */
    public static double[] ranks(double[] values) {
        int[] order = IntStream.range(0, values.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> values[i]))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] ranks = new double[values.length];
        int from = 0;
        while (from < order.length) {
            int to = from;
            while (to < order.length && values[order[to]] == values[order[from]]) {
                to++;
            }
            if (to == from) {
                throw new IllegalArgumentException("not a number has no rank");
            }
            for (int i = from; i < to; i++) {
                ranks[order[i]] = (from + 1 + to) / 2.0;
            }
            from = to;
        }
        return ranks;
    }
}
