package org.semblance.domain.distribution;

import java.util.Arrays;
import org.semblance.data.Words;

/** Frequencies of values among rows. */
final class ValueFrequencies {

    private ValueFrequencies() {}

    /** The value of each row; missing is the last value. */
    static int[] places(ColumnValues values) {
        return Arrays.stream(values.codes())
                .map(code -> code == Words.MISSING ? values.count() : code)
                .toArray();
    }

    /** The total variation distance of some rows from all: half the sum of the absolute differences between shares. */
    static double differing(int[] some, int ofSome, int[] all, int ofAll) {
        double moved = 0;
        for (int value = 0; value < all.length; value++) {
            moved += Math.abs((double) some[value] / ofSome - (double) all[value] / ofAll);
        }
        return moved / 2;
    }

    static int[] of(int[] codes, int values) {
        int[] counts = new int[values];
        for (int code : codes) {
            counts[code]++;
        }
        return counts;
    }

    static int[] of(int[] codes, int[] rows, int values) {
        int[] counts = new int[values];
        for (int row : rows) {
            counts[codes[row]]++;
        }
        return counts;
    }
}
