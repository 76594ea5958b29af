package org.semblance.method.microaggregation;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.domain.DenseNumbers;
import org.semblance.method.blocking.EdgeRegions;

/**
 * Improves groups across block borders: members of neighbouring groups are exchanged in pairs as long as the sum of
 * squared distances decreases. Groups keep their sizes. Two passes over regions of groups are made, whose borders
 * differ from those of the blocks.
 *
 * <p>If x of a group of size n with mean a and y of a group of size m with mean b are exchanged, the sum of squared
 * distances to the means changes by 2 (x − y)·(a − b) − |x − y|² (1/n + 1/m).
 */
final class EdgeExchange {

    /** The number of nearest groups considered. */
    private static final int NEIGHBOURS = 10;

    /** Exchanges with a smaller gain are not made, so that rounding cannot cause endless cycles. */
    private static final double LEAST_GAIN = 1e-9;

    private final DenseNumbers numbers;

    EdgeExchange(DenseNumbers numbers) {
        this.numbers = numbers;
    }

    /**
     * Exchanges members of groups; the groups are changed in place.
     *
     * @param blocks the number of blocks in which they were formed
     */
    void mend(List<int[]> groups, int blocks, Watcher watcher) {
        for (int third = 1; third <= 2; third++) {
            List<int[]> open = groups.stream().filter(this::open).toList();
            double[][] means = open.stream().map(numbers::mean).toArray(double[][]::new);
            EdgeRegions regions = EdgeRegions.of(EdgeRegions.looked(means, means.length), blocks, third);
            regions.parts(means).parallelStream().forEach(region -> {
                watcher.progress("mask", 0, 0);
                exchange(Arrays.stream(region).mapToObj(open::get).toList());
            });
        }
    }

    /** Whether a group has distinct members. Groups of equal members are skipped, however many there are. */
    boolean open(int[] group) {
        return !numbers.equal(group);
    }

    /** The mean of a group. */
    double[] mean(int[] group) {
        return numbers.mean(group);
    }

    /**
     * Exchanges members within one region, in the order in which groups were formed; the groups are changed in place.
     */
    void exchange(List<int[]> region) {
        new Region(
                        region.toArray(int[][]::new),
                        region.stream().map(numbers::mean).toArray(double[][]::new))
                .exchange();
    }

    /** The groups of one region. */
    private final class Region {

        private final int[][] groups;
        private final double[][] means;
        private final double[][][] members;

        Region(int[][] groups, double[][] means) {
            this.groups = groups;
            this.means = means;
            this.members = Arrays.stream(groups)
                    .map(rows -> Arrays.stream(rows).mapToObj(numbers::record).toArray(double[][]::new))
                    .toArray(double[][][]::new);
        }

        void exchange() {
            int[][] neighbours =
                    IntStream.range(0, groups.length).mapToObj(this::neighbours).toArray(int[][]::new);
            for (int group = 0; group < groups.length; group++) {
                for (int other : neighbours[group]) {
                    while (exchanged(group, other)) {
                        means[group] = mean(members[group]);
                        means[other] = mean(members[other]);
                    }
                }
            }
        }

        /** The groups with the nearest means, nearest first; ties by number. */
        private int[] neighbours(int group) {
            int count = Math.min(NEIGHBOURS, groups.length - 1);
            int[] nearest = new int[count];
            double[] distances = new double[count];
            Arrays.fill(distances, Double.POSITIVE_INFINITY);
            for (int other = 0; other < groups.length; other++) {
                double distance = other == group ? Double.POSITIVE_INFINITY : squared(means[group], means[other]);
                if (count > 0 && distance < distances[count - 1]) {
                    int place = count - 1;
                    while (place > 0 && distances[place - 1] > distance) {
                        distances[place] = distances[place - 1];
                        nearest[place] = nearest[place - 1];
                        place--;
                    }
                    distances[place] = distance;
                    nearest[place] = other;
                }
            }
            return nearest;
        }

        /** Makes the best exchange between two groups, if there is a gain. */
        private boolean exchanged(int one, int other) {
            double[] apart = minus(means[one], means[other]);
            double shares = 1.0 / groups[one].length + 1.0 / groups[other].length;
            double best = -LEAST_GAIN;
            int here = -1;
            int there = -1;
            for (int i = 0; i < groups[one].length; i++) {
                for (int j = 0; j < groups[other].length; j++) {
                    double growth = growth(members[one][i], members[other][j], apart, shares);
                    if (growth < best) {
                        best = growth;
                        here = i;
                        there = j;
                    }
                }
            }
            if (here < 0) {
                return false;
            }
            int row = groups[one][here];
            groups[one][here] = groups[other][there];
            groups[other][there] = row;
            double[] member = members[one][here];
            members[one][here] = members[other][there];
            members[other][there] = member;
            return true;
        }
    }

    private static double growth(double[] x, double[] y, double[] apart, double shares) {
        double product = 0;
        double square = 0;
        for (int c = 0; c < x.length; c++) {
            double difference = x[c] - y[c];
            product += difference * apart[c];
            square += difference * difference;
        }
        return 2 * product - square * shares;
    }

    private static double squared(double[] x, double[] y) {
        double square = 0;
        for (int c = 0; c < x.length; c++) {
            double difference = x[c] - y[c];
            square += difference * difference;
        }
        return square;
    }

    private static double[] minus(double[] x, double[] y) {
        double[] difference = new double[x.length];
        Arrays.setAll(difference, c -> x[c] - y[c]);
        return difference;
    }

    private static double[] mean(double[][] members) {
        double[] mean = new double[members[0].length];
        for (double[] member : members) {
            for (int c = 0; c < mean.length; c++) {
                mean[c] += member[c];
            }
        }
        for (int c = 0; c < mean.length; c++) {
            mean[c] /= members.length;
        }
        return mean;
    }
}
