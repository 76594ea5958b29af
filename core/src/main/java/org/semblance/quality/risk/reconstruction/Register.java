package org.semblance.quality.risk.reconstruction;

import java.util.Arrays;
import java.util.List;
import org.semblance.Watcher;
import org.semblance.data.Numbers;

/** The numbers that a register has of its people, and who of them is nearest to published means. */
final class Register {

    /** The squared distance of a missing value, as everywhere for numbers. */
    private static final double MISSING = 4;

    private static final int ROWS_BETWEEN_CHECKS = 1 << 14;

    /** An odd number, so that multiplying by it only reorders the whole numbers, and its inverse. */
    private static final int SCATTER = 0x9E3779B1;

    private static final int GATHER = inverse(SCATTER);

    private final List<Numbers> columns;
    private final double[] deviations;
    private final int size;

    Register(List<Numbers> columns) {
        this.columns = List.copyOf(columns);
        this.size = columns.get(0).size();
        this.deviations = columns.stream().mapToDouble(Register::deviation).toArray();
    }

    /** The inverse of an odd number among 32-bit numbers; each step of Newton's doubles the bits that are right. */
    private static int inverse(int odd) {
        int inverse = odd;
        for (int step = 0; step < 5; step++) {
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }

    private static double deviation(Numbers column) {
        double mean = 0;
        double squares = 0;
        int count = 0;
        for (int row = 0; row < column.size(); row++) {
            if (!column.missing(row)) {
                count++;
                double from = column.at(row) - mean;
                mean += from / count;
                squares += from * (column.at(row) - mean);
            }
        }
        return count < 2 ? 0 : Math.sqrt(squares / (count - 1));
    }

    /** The number of people. */
    int size() {
        return size;
    }

    /**
     * The people nearest to published means, nearest first. Ties are decided by numbers that do not follow the order of
     * rows: a register may list the people of the table first.
     *
     * @param means a mean for each column; NaN where none is published
     * @param most the largest number of people
     */
    int[] nearest(double[] means, int most, Watcher watcher) {
        int kept = Math.min(most, size);
        // distances in the upper half order as floats do, scattered rows in the lower half decide ties
        long[] keys = new long[Math.min(size, 2 * kept)];
        int filled = 0;
        long worst = Long.MAX_VALUE;
        for (int row = 0; row < size; row++) {
            if (row % ROWS_BETWEEN_CHECKS == 0) {
                watcher.progress("measure", 0, 1);
            }
            int scattered = row * SCATTER;
            long key =
                    ((long) Float.floatToIntBits((float) square(means, row)) << 32) | Integer.toUnsignedLong(scattered);
            if (key < worst) {
                keys[filled++] = key;
                if (filled == keys.length && filled > kept) {
                    Arrays.sort(keys);
                    filled = kept;
                    worst = keys[kept - 1];
                }
            }
        }
        Arrays.sort(keys, 0, filled);
        int[] rows = new int[kept];
        Arrays.setAll(rows, i -> (int) keys[i] * GATHER);
        return rows;
    }

    private double square(double[] means, int row) {
        double sum = 0;
        for (int column = 0; column < means.length; column++) {
            if (!Double.isNaN(means[column])) {
                double from = columns.get(column).at(row) - means[column];
                if (Double.isNaN(from)) {
                    sum += MISSING;
                } else if (deviations[column] > 0) {
                    double standard = from / deviations[column];
                    sum += standard * standard;
                }
            }
        }
        return Math.min(sum, Float.MAX_VALUE);
    }

    /** How far these people are from published means, by person and by column with a mean; NaN if missing. */
    double[][] offsets(double[] means, int[] rows) {
        double[][] offsets = new double[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            double[] from = new double[means.length];
            int shown = 0;
            for (int column = 0; column < means.length; column++) {
                if (!Double.isNaN(means[column])) {
                    from[shown++] = columns.get(column).at(rows[i]) - means[column];
                }
            }
            offsets[i] = Arrays.copyOf(from, shown);
        }
        return offsets;
    }
}
