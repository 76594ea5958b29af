package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Algorithm 5.1 written down as it is printed and without any haste, to check the other one against: records are rows of
 * standardised numbers, every question is answered by sorting all records that are left, and averages are taken anew.
 *
 * <p>Every group remembers the closest decision of the step that made it: two records that are equally far but for the
 * rounding of the last bit may be taken in either order, depending on how distances are summed.
 */
final class PlainMdav {

    /**
     * A group.
     *
     * @param margin the least relative difference, in this step of the algorithm, between a squared distance that was preferred and
     *     the next one, of a record with other values
     */
    record Group(Set<Integer> rows, double margin) {}

    private final double[][] records;
    private final int k;
    private final List<Integer> left;
    private final List<Group> groups = new ArrayList<>();
    private double margin;

    private PlainMdav(double[][] records, int k) {
        this.records = records;
        this.k = k;
        this.left = new ArrayList<>(IntStream.range(0, records.length).boxed().toList());
    }

    /** The groups in the order in which they are made. */
    static List<Group> partition(double[][] records, int k) {
        PlainMdav run = new PlainMdav(records, k);
        run.run();
        return run.groups;
    }

    private void run() {
        while (left.size() >= 3 * k) {
            margin = 1;
            double[] xr = records[farthestFrom(average(left))];
            int s = farthestFrom(xr);
            cluster(xr);
            if (!left.contains(s)) {
                s = farthestFrom(xr);
            }
            cluster(records[s]);
        }
        margin = 1;
        if (left.size() >= 2 * k) {
            cluster(records[farthestFrom(average(left))]);
        }
        close(left);
    }

    private int farthestFrom(double[] point) {
        return first(1, point, -1).get(0);
    }

    /** Makes a group of the k records nearest to a point. */
    private void cluster(double[] point) {
        close(first(k, point, 1));
    }

    private void close(List<Integer> rows) {
        groups.add(new Group(Set.copyOf(rows), margin));
        left.removeAll(groups.get(groups.size() - 1).rows());
    }

    /** The first so many in the order of distance to a point: 1 for nearest first, -1 for farthest first. */
    private List<Integer> first(int count, double[] point, int direction) {
        double[] squares = new double[records.length];
        left.forEach(row -> squares[row] = square(records[row], point));
        List<Integer> sorted = left.stream()
                .sorted(Comparator.<Integer>comparingDouble(row -> direction * squares[row])
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
        int last = sorted.get(count - 1);
        sorted.stream()
                .skip(count)
                .filter(next -> !Arrays.equals(records[next], records[last]))
                .findFirst()
                .ifPresent(next -> noteMargin(squares[last], squares[next]));
        boolean twinLeftOut = sorted.size() > count && Arrays.equals(records[sorted.get(count)], records[last]);
        if (twinLeftOut) {
            // had the last one come before those in front of it, its twins would have taken their places
            sorted.stream()
                    .limit(count - 1L)
                    .filter(chosen -> !Arrays.equals(records[chosen], records[last]))
                    .reduce((one, nearest) -> nearest)
                    .ifPresent(chosen -> noteMargin(squares[last], squares[chosen]));
        }
        return sorted.subList(0, count);
    }

    private void noteMargin(double one, double other) {
        margin = Math.min(margin, Math.abs(one - other) / Math.max(one, other));
    }

    private double[] average(Collection<Integer> rows) {
        double[] average = new double[records[0].length];
        for (int row : rows) {
            for (int j = 0; j < average.length; j++) {
                average[j] += records[row][j];
            }
        }
        for (int j = 0; j < average.length; j++) {
            average[j] /= rows.size();
        }
        return average;
    }

    private static double square(double[] x, double[] y) {
        double sum = 0;
        for (int j = 0; j < x.length; j++) {
            sum += (x[j] - y[j]) * (x[j] - y[j]);
        }
        return sum;
    }

    /** Each column less its mean, divided by its standard deviation (divisor n − 1). */
    static double[][] standardize(double[][] rows) {
        int n = rows.length;
        double[][] standardized = new double[n][rows[0].length];
        for (int j = 0; j < rows[0].length; j++) {
            double mean = 0;
            for (double[] row : rows) {
                mean += row[j] / n;
            }
            double squares = 0;
            for (double[] row : rows) {
                squares += (row[j] - mean) * (row[j] - mean);
            }
            for (int i = 0; i < n; i++) {
                standardized[i][j] = (rows[i][j] - mean) / Math.sqrt(squares / (n - 1));
            }
        }
        return standardized;
    }

    /** 100·SSE/SST of a partition of standardised records. */
    static double informationLoss(double[][] records, List<Group> groups) {
        PlainMdav sums = new PlainMdav(records, 1);
        double within = 0;
        for (Group group : groups) {
            double[] average = sums.average(group.rows());
            for (int row : group.rows()) {
                within += square(records[row], average);
            }
        }
        double[] average = sums.average(sums.left);
        double total = 0;
        for (double[] record : records) {
            total += square(record, average);
        }
        return 100 * within / total;
    }
}
