package org.semblance.quality.clustering;

import java.util.Arrays;

/** The agreement of two partitions of the same rows, computed from their contingency table. */
public final class PartitionAgreement {

    private final long[][] together;

    private PartitionAgreement(long[][] together) {
        this.together = together;
    }

    /** Compares two partitions, given as the cluster number of each row, from 0. */
    public static PartitionAgreement of(int[] before, int[] after) {
        int rows = Arrays.stream(before).max().orElse(0) + 1;
        int columns = Arrays.stream(after).max().orElse(0) + 1;
        long[][] together = new long[rows][columns];
        for (int row = 0; row < before.length; row++) {
            together[before[row]][after[row]]++;
        }
        return new PartitionAgreement(together);
    }

    /**
     * The Rand index: the share of pairs of rows that are together in both partitions or apart in both; 1 with fewer
     * than two rows.
     *
     * <p>Rand, Journal of the American Statistical Association 66 (1971).
     */
    public double randIndex() {
        return randIndex(together);
    }

    /**
     * The adjusted Rand index: 0 on average for random partitions with the same cluster sizes, 1 for equal partitions,
     * negative for less agreement than by chance.
     *
     * <p>Hubert and Arabie, Journal of Classification 2 (1985), Eq. 5.
     */
    public double adjustedRandIndex() {
        return adjustedRandIndex(together);
    }

    /**
     * Normalised mutual information, {@code 2·I / (H₁ + H₂)}; 1 if both have one cluster, 0 if only one of them has.
     *
     * <p>Strehl and Ghosh, Journal of Machine Learning Research 3 (2002), with the mean of both entropies as the
     * divisor.
     */
    public double normalizedMutualInformation() {
        return normalizedMutualInformation(together);
    }

    private static double randIndex(long[][] together) {
        long n = 0;
        long same = 0;
        for (long[] row : together) {
            for (long count : row) {
                n += count;
                same += count * count;
            }
        }
        if (n < 2) {
            return 1;
        }
        double apart = squares(before(together)) / 2.0 + squares(after(together)) / 2.0 - same;
        return 1 - apart / (n * (n - 1.0) / 2);
    }

    private static double adjustedRandIndex(long[][] together) {
        double both =
                Arrays.stream(together).mapToDouble(PartitionAgreement::pairs).sum();
        double ones = pairs(before(together));
        double others = pairs(after(together));
        double all = pairs(Arrays.stream(before(together)).sum());
        double expected = all == 0 ? 0 : ones * others / all;
        double most = (ones + others) / 2;
        return most == expected ? 1 : (both - expected) / (most - expected);
    }

    private static double pairs(long... counts) {
        return Arrays.stream(counts)
                .mapToDouble(count -> count * (count - 1) / 2.0)
                .sum();
    }

    private static double normalizedMutualInformation(long[][] together) {
        long[] before = before(together);
        long[] after = after(together);
        double n = Arrays.stream(before).sum();
        double entropies = entropy(before, n) + entropy(after, n);
        if (entropies == 0) {
            return 1;
        }
        double common = 0;
        for (int i = 0; i < before.length; i++) {
            for (int j = 0; j < after.length; j++) {
                if (together[i][j] > 0) {
                    common += together[i][j] / n * Math.log(together[i][j] * n / ((double) before[i] * after[j]));
                }
            }
        }
        return Math.min(1, Math.max(0, 2 * common / entropies));
    }

    private static long squares(long[] counts) {
        return Arrays.stream(counts).map(count -> count * count).sum();
    }

    private static double entropy(long[] counts, double n) {
        return Arrays.stream(counts)
                .filter(count -> count > 0)
                .mapToDouble(count -> -count / n * Math.log(count / n))
                .sum();
    }

    private static long[] before(long[][] together) {
        return Arrays.stream(together)
                .mapToLong(row -> Arrays.stream(row).sum())
                .toArray();
    }

    private static long[] after(long[][] together) {
        long[] after = new long[together[0].length];
        for (long[] row : together) {
            for (int j = 0; j < after.length; j++) {
                after[j] += row[j];
            }
        }
        return after;
    }
}
