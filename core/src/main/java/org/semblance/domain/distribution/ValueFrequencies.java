package org.semblance.domain.distribution;

import java.util.Arrays;
import org.semblance.data.Words;

/** How many rows have each value. */
final class ValueFrequencies {

    private ValueFrequencies() {}

    /** The value of each row, the missing one as a last value of its own. */
    static int[] places(ColumnValues values) {
        return Arrays.stream(values.codes())
                .map(code -> code == Words.MISSING ? values.count() : code)
                .toArray();
    }

    /** How much of some rows is otherwise than in all: half the sum of the differences between shares. */
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
