package org.semblance.formats.taxonomy;

import java.util.Arrays;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** The offsets of synsets in their file, numbered in order: a bit for each byte of the file, with counts of bits. */
final class SynsetOffsets {

    private final String name;
    private long[] bits = new long[1 << 18];
    private int[] before = {};

    /** Creates the offsets for a file of the taxonomy with this name. */
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

    /** Ends adding; numbers are available afterwards. */
    void number() {
        before = new int[bits.length];
        int count = 0;
        for (int word = 0; word < bits.length; word++) {
            before[word] = count;
            count += Long.bitCount(bits[word]);
        }
    }

    /** The first offset at or after an offset; −1 after the last. */
    int next(int offset) {
        int word = offset >> 6;
        long left = word < bits.length ? bits[word] & -1L << offset : 0;
        while (left == 0 && ++word < bits.length) {
            left = bits[word];
        }
        return left == 0 ? -1 : (word << 6) + Long.numberOfTrailingZeros(left);
    }

    /** The number of the synset at an offset. */
    int find(int offset) {
        int word = offset >> 6;
        if (word >= bits.length || (bits[word] >> offset & 1) == 0) {
            throw Problem.data(
                    ProblemCode.E_PARENT,
                    name + ": the synonym set " + offset + " is named but nowhere defined",
                    "check that the database is whole");
        }
        return before[word] + Long.bitCount(bits[word] & ((1L << offset) - 1));
    }
}
