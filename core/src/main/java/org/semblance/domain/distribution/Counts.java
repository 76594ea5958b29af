package org.semblance.domain.distribution;

import java.util.Arrays;
import org.semblance.data.Words;

/** How many rows have each value. */
final class Counts {

    private Counts() {}

    /** The value of each row, the missing one as a last value of its own. */
    static int[] places(Values values) {
        return Arrays.stream(values.codes())
                .map(code -> code == Words.MISSING ? values.count() : code)
                .toArray();
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
