package org.semblance.release.masking;

import java.io.Serializable;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.semblance.Chance;
import org.semblance.data.Rows;

/**
 * The order in which rows are released: random, so that it discloses nothing about the original order, or unchanged.
 * Each row draws a number, and rows are sorted by these numbers, so that parts of a table can be ordered
 * independently.
 */
public final class Shuffle implements Serializable {

    private final @Nullable Chance chance;

    private Shuffle(@Nullable Chance chance) {
        this.chance = chance;
    }

    /** The original order. */
    public static Shuffle none() {
        return new Shuffle(null);
    }

    /** A random order, as secret and as repeatable as its source of randomness. */
    static Shuffle of(Chance chance) {
        return new Shuffle(chance.of("order"));
    }

    /** All rows of a table in their new order. */
    public int[] order(int size) {
        return order(Rows.all(size));
    }

    /** Some rows of a table, in the order that they have among all rows. */
    public int[] order(Rows rows) {
        int[] order = new int[rows.size()];
        if (chance == null) {
            Arrays.setAll(order, row -> row);
            return order;
        }
        long[] drawn = drawn(chance, rows);
        int places = Long.SIZE - Long.numberOfLeadingZeros(Math.max(0, rows.size() - 1L));
        long low = (1L << places) - 1;
        long[] sorted = new long[drawn.length];
        Arrays.setAll(sorted, row -> (drawn[row] & ~low) | row);
        Arrays.parallelSort(sorted);
        Arrays.setAll(order, i -> (int) (sorted[i] & low));
        settle(order, drawn);
        return order;
    }

    private static long[] drawn(Chance chance, Rows rows) {
        Chance.Draws draws = chance.draws(1);
        long[] drawn = new long[rows.size()];
        for (int row = 0; row < drawn.length; row++) {
            draws.at(rows.number(row));
            drawn[row] = draws.bits();
        }
        return drawn;
    }

    /** Corrects an order by the leading bits to an order by all bits. Few rows are misplaced, and never by far. */
    private static void settle(int[] order, long[] drawn) {
        for (int i = 1; i < order.length; i++) {
            int row = order[i];
            int place = i;
            while (place > 0 && drawn[order[place - 1]] > drawn[row]) {
                order[place] = order[place - 1];
                place--;
            }
            order[place] = row;
        }
    }

    /**
     * The part that each row goes to. The parts are consecutive in this order and about equally large.
     *
     * @param size the number of rows of the whole table
     */
    public int[] parts(Rows rows, int size, int parts) {
        int[] partOf = new int[rows.size()];
        if (chance == null) {
            Arrays.setAll(partOf, row -> (int) ((rows.number(row) - 1L) * parts / size));
            return partOf;
        }
        long[] drawn = drawn(chance, rows);
        // the drawn numbers are signed: half of the parts lie below zero
        Arrays.setAll(partOf, row -> (int) ((((drawn[row] >> 32) + (1L << 31)) * parts) >>> 32));
        return partOf;
    }
}
