package org.semblance.quality.risk.disclosure;

import java.util.Arrays;

/** How often values occur, counted again and again over parts of a column. */
final class Tallies {

    private final int[] codes;
    private final int[] counts;

    /** A column by its codes, from 0 on; a missing value is one of its own. */
    Tallies(int[] codes) {
        this.codes = codes;
        this.counts = new int[1 + Arrays.stream(codes).max().orElse(0)];
    }

    /** How many of these rows have the value that is the most frequent among them. */
    int most(int[] rows) {
        int most = 0;
        for (int row : rows) {
            most = Math.max(most, ++counts[codes[row]]);
        }
        for (int row : rows) {
            counts[codes[row]] = 0;
        }
        return most;
    }
}
