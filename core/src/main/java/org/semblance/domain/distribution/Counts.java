package org.semblance.domain.distribution;

/** How many rows have each value. */
final class Counts {

    private Counts() {}

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
