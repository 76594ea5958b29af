package org.semblance.method.microaggregation;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.domain.DenseNumbers;
import org.semblance.method.blocking.EdgeRegions;

/**
 * Exchanges records between neighbouring groups, two at a time, as long as that brings both groups closer together. Groups keep their
 * sizes. What is looked at together are regions of groups, twice, which end elsewhere than the blocks did in which the groups were
 * made.
 *
 * <p>When x of a group of n with mean a and y of one of m with mean b change places, the squared distances to the means grow by
 * 2 (x − y)·(a − b) − |x − y|² (1/n + 1/m).
 */
final class EdgeExchange {

    /** So many groups around each are looked at. */
    private static final int NEIGHBOURS = 10;

    /** An exchange that gains no more than this is left alone, so that rounding cannot lead round in circles. */
    private static final double LEAST_GAIN = 1e-9;

    private final DenseNumbers numbers;

    EdgeExchange(DenseNumbers numbers) {
        this.numbers = numbers;
    }

    /**
     * Exchanges members of groups, which are changed in place.
     *
     * @param blocks in how many blocks they were made
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

    /** Whether a group has different members. Those of equal ones are left as they are: however many there are, they take no time. */
    boolean open(int[] group) {
        return !numbers.equal(group);
    }

    /** Where a group lies. */
    double[] mean(int[] group) {
        return numbers.mean(group);
    }

    /** Exchanges members of the groups of one region, in the order in which they were made; they are changed in place. */
    void exchange(List<int[]> region) {
        new Region(
                        region.toArray(int[][]::new),
                        region.stream().map(numbers::mean).toArray(double[][]::new))
                .exchange();
    }

    /** Groups that are looked at together. */
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

        /** The groups with the nearest means, nearest first; of equally near ones the first. */
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

        /** Makes the exchange between two groups that gains most, if one gains anything. */
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
