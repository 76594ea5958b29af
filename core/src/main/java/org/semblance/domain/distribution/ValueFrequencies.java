package org.semblance.domain.distribution;

import java.util.Arrays;
import org.semblance.data.Words;

/** Frequencies of values among rows, each counted by its weight. */
final class ValueFrequencies {

    private ValueFrequencies() {}

    /** The value of each row; missing is the last value. */
    static int[] places(ColumnValues values) {
        return Arrays.stream(values.codes())
                .map(code -> code == Words.MISSING ? values.count() : code)
                .toArray();
    }

    /** The total variation distance of some rows from all: half the sum of the absolute differences between shares. */
    static double differing(long[] some, long ofSome, long[] all, long ofAll) {
        double moved = 0;
        for (int value = 0; value < all.length; value++) {
            moved += Math.abs((double) some[value] / ofSome - (double) all[value] / ofAll);
        }
        return moved / 2;
    }

    static long[] of(int[] codes, int values, RowWeights weights) {
        long[] counts = new long[values];
        for (int row = 0; row < codes.length; row++) {
            counts[codes[row]] += weights.of(row);
        }
        return counts;
    }

    static long[] of(int[] codes, int[] rows, int values, RowWeights weights) {
        long[] counts = new long[values];
        for (int row : rows) {
            counts[codes[row]] += weights.of(row);
        }
        return counts;
    }
}
