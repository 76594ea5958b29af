package org.semblance.quality.risk;

import java.util.Random;
import org.semblance.data.LongIndex;

/**
 * The different records among some rows, in an order that has nothing to do with theirs: where an algorithm prefers what
 * comes first, that must not be the right one. The order is always the same for the same seed.
 */
final class ShuffledTuples {

    private final int[] tupleOf;
    private final int[] sizes;
    private final int[] firsts;

    /**
     * The different records.
     *
     * @param rows the rows
     * @param records what each of them holds: equal numbers for equal records
     */
    ShuffledTuples(int[] rows, int[] records, long seed) {
        LongIndex index = new LongIndex();
        this.tupleOf = new int[rows.length];
        for (int i = 0; i < rows.length; i++) {
            tupleOf[i] = index.add(records[i]);
        }
        int[] order = order(index.size(), seed);
        this.sizes = new int[order.length];
        this.firsts = new int[order.length];
        for (int i = rows.length - 1; i >= 0; i--) {
            tupleOf[i] = order[tupleOf[i]];
            sizes[tupleOf[i]]++;
            firsts[tupleOf[i]] = rows[i];
        }
    }

    private static int[] order(int size, long seed) {
        Random random = new Random(seed);
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int other = random.nextInt(i + 1);
            order[i] = order[other];
            order[other] = i;
        }
        return order;
    }

    /** How many there are. */
    int count() {
        return sizes.length;
    }

    /** The tuple of a row, by its place among the rows. */
    int tupleOf(int place) {
        return tupleOf[place];
    }

    /** How many rows hold each. */
    int[] sizes() {
        return sizes;
    }

    /** The first row that holds each. */
    int[] firsts() {
        return firsts;
    }
}
