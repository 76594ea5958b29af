package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.Records;
import org.semblance.domain.Space;

/**
 * Optimal univariate microaggregation: of all partitions of a number into groups of at least k, the one with the
 * smallest sum of squared deviations from the group means.
 *
 * <p>Hansen and Mukherjee, IEEE Transactions on Knowledge and Data Engineering 15 (2003): optimal groups are runs of k
 * to 2k − 1 neighbours in sorted order, so the best partition is a shortest path over the possible cuts. About n·k
 * steps. The squares of a run are accumulated value by value (Welford), because differences of running sums would lose
 * precision next to much larger values. Equal values are ordered by row. Missing values, which occur here only if they
 * are too few for a block, join the last group.
 */
record UnivariateOptimal(int k) implements Partitioner {

    @Override
    public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
        Space<?> space = records.parts().get(0).space();
        int[] present =
                Arrays.stream(rows).filter(row -> !space.missing(row)).sorted().toArray();
        int[] missing = Arrays.stream(rows).filter(space::missing).toArray();
        double[] values = Arrays.stream(present)
                .mapToDouble(row -> (Double) space.at(row))
                .toArray();
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        List<int[]> groups = new ArrayList<>();
        if (present.length < k) {
            groups.add(rows.clone());
        } else {
            int[] order = order(present, values, sorted);
            int start = 0;
            for (int cut : cuts(sorted, watcher)) {
                groups.add(Arrays.copyOfRange(order, start, cut));
                start = cut;
            }
            int[] last = groups.remove(groups.size() - 1);
            int[] joined = Arrays.copyOf(last, last.length + missing.length);
            System.arraycopy(missing, 0, joined, last.length, missing.length);
            groups.add(joined);
        }
        watcher.progress("mask", rows.length, rows.length);
        return groups;
    }

    /** The rows sorted by value, equal values by position. */
    private static int[] order(int[] rows, double[] values, double[] sorted) {
        int[] order = new int[rows.length];
        int[] taken = new int[rows.length];
        for (int i = 0; i < rows.length; i++) {
            int place = lowest(sorted, values[i]);
            order[place + taken[place]++] = rows[i];
        }
        return order;
    }

    /** The lowest position whose value is not below the given one. */
    private static int lowest(double[] sorted, double value) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sorted[middle] < value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The ends of the groups of sorted values. */
    int[] cuts(double[] sorted, Watcher watcher) {
        int n = sorted.length;
        double[] values = small(sorted);
        double[] best = new double[n + 1]; // the smallest sum of squares of the first values
        int[] cut = new int[n + 1]; // and the start of their last group
        Arrays.fill(best, Double.POSITIVE_INFINITY);
        best[0] = 0;
        for (int end = k; end <= n; end++) {
            if (end % 8192 == 0) {
                watcher.progress("mask", end, n);
            }
            double mean = 0;
            double squares = 0;
            int most = Math.min(end, 2 * k - 1);
            for (int size = 1; size <= most; size++) {
                int start = end - size;
                double step = values[start] - mean;
                mean += step / size;
                squares += step * (values[start] - mean);
                if (size >= k && best[start] + squares < best[end]) {
                    best[end] = best[start] + squares;
                    cut[end] = start;
                }
            }
        }
        return back(cut, n);
    }

    /** The values minus the median, divided by a power of two so that no square overflows or underflows. */
    private static double[] small(double[] sorted) {
        double most = Math.max(Math.abs(sorted[0]), Math.abs(sorted[sorted.length - 1]));
        int exponent = most == 0 ? 0 : Math.getExponent(most);
        double middle = Math.scalb(sorted[sorted.length / 2], -exponent);
        double[] small = new double[sorted.length];
        for (int i = 0; i < small.length; i++) {
            small[i] = Math.scalb(sorted[i], -exponent) - middle;
        }
        return small;
    }

    private static int[] back(int[] cut, int n) {
        int count = 0;
        for (int end = n; end > 0; end = cut[end]) {
            count++;
        }
        int[] ends = new int[count];
        for (int end = n; end > 0; end = cut[end]) {
            ends[--count] = end;
        }
        return ends;
    }
}
