package org.semblance.quality.risk;

import java.util.Random;
import org.semblance.data.LongIndex;

/**
 * The distinct records among some rows, in a pseudo-random order that does not depend on the order of rows. An
 * algorithm that prefers what comes first must not thereby find the right one. The same seed always gives the same
 * order.
 */
final class ShuffledTuples {

    private final int[] tupleOf;
    private final int[] sizes;
    private final int[] firsts;

    /**
     * Numbers the distinct records.
     *
     * @param rows the rows
     * @param records the record of each row: equal numbers for equal records
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

    /** The number of distinct records. */
    int count() {
        return sizes.length;
    }

    /** The tuple of a row, by the position of the row among the given rows. */
    int tupleOf(int place) {
        return tupleOf[place];
    }

    /** The number of rows of each tuple. */
    int[] sizes() {
        return sizes;
    }

    /** The first row of each tuple. */
    int[] firsts() {
        return firsts;
    }
}
