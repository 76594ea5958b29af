package org.semblance.method.generalization;

import java.util.List;

/**
 * Packs the nodes of all attributes into the bits of a few longs that identify an equivalence class; one long is enough
 * for most tables. An attribute keeps its bits on every level, so rolling it up replaces its bits.
 */
final class KeyLayout {

    private final int words;
    private final int[] word;
    private final int[] shift;
    private final long[] mask;
    private final long[][][][] raised;

    KeyLayout(List<Ladder> ladders) {
        int count = ladders.size();
        word = new int[count];
        shift = new int[count];
        mask = new long[count];
        raised = new long[count][][][];
        int at = 0;
        int used = 0;
        for (int j = 0; j < count; j++) {
            int bits = 32 - Integer.numberOfLeadingZeros(ladders.get(j).leaves() - 1);
            if (used + bits > Long.SIZE) {
                at++;
                used = 0;
            }
            word[j] = at;
            shift[j] = used;
            mask[j] = ((1L << bits) - 1) << used;
            used += bits;
            raised[j] = raised(ladders.get(j), shift[j]);
        }
        words = at + 1;
    }

    /** For each level and each higher one, the bits of the higher node by the bits of the lower one. */
    private static long[][][] raised(Ladder ladder, int shift) {
        int levels = ladder.height() + 1;
        long[][][] raised = new long[levels][levels][];
        for (int from = 0; from < levels; from++) {
            for (int to = from; to < levels; to++) {
                long[] bits = new long[ladder.leaves()];
                for (int leaf = 0; leaf < bits.length; leaf++) {
                    bits[ladder.node(from, leaf)] = (long) ladder.node(to, leaf) << shift;
                }
                raised[from][to] = bits;
            }
        }
        return raised;
    }

    /** The number of longs of a class. */
    int words() {
        return words;
    }

    /** The bits of a leaf on a level, for one attribute. */
    long bits(int attribute, int level, int leaf) {
        return raised[attribute][0][level][leaf];
    }

    int word(int attribute) {
        return word[attribute];
    }

    /** Computes word {@code at} of the first {@code count} classes on higher levels. */
    void raise(int at, long[] keys, int count, int[] from, int[] to, long[] out) {
        System.arraycopy(keys, 0, out, 0, count);
        for (int j = 0; j < from.length; j++) {
            if (word[j] == at && from[j] != to[j]) {
                long[] bits = raised[j][from[j]][to[j]];
                long taken = mask[j];
                int by = shift[j];
                for (int i = 0; i < count; i++) {
                    long key = out[i];
                    out[i] = (key & ~taken) | bits[(int) ((key & taken) >>> by)];
                }
            }
        }
    }
}
