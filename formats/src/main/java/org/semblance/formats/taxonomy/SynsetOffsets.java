package org.semblance.formats.taxonomy;

import java.util.Arrays;
import org.semblance.Problem;

/** The places of synonym sets in their file, numbered as they come: a bit for each byte of the file, and counts of bits. */
final class SynsetOffsets {

    private final String name;
    private long[] bits = new long[1 << 18];
    private int[] before = {};

    /** Places in a file of the taxonomy of that name. */
    SynsetOffsets(String name) {
        this.name = name;
    }

    void add(int offset) {
        int word = offset >> 6;
        if (word >= bits.length) {
            bits = Arrays.copyOf(bits, Math.max(word + 1, bits.length * 2));
        }
        bits[word] |= 1L << offset;
    }

    /** Ends the adding: now there are numbers. */
    void number() {
        before = new int[bits.length];
        int count = 0;
        for (int word = 0; word < bits.length; word++) {
            before[word] = count;
            count += Long.bitCount(bits[word]);
        }
    }

    /** The first place at or behind a place; −1 behind the last. */
    int next(int offset) {
        int word = offset >> 6;
        long left = word < bits.length ? bits[word] & -1L << offset : 0;
        while (left == 0 && ++word < bits.length) {
            left = bits[word];
        }
        return left == 0 ? -1 : (word << 6) + Long.numberOfTrailingZeros(left);
    }

    /** The number of the synonym set at a place. */
    int find(int offset) {
        int word = offset >> 6;
        if (word >= bits.length || (bits[word] >> offset & 1) == 0) {
            throw Problem.data(
                    "E_PARENT",
                    name + ": the synonym set " + offset + " is named but nowhere defined",
                    "check that the database is whole");
        }
        return before[word] + Long.bitCount(bits[word] & ((1L << offset) - 1));
    }
}
