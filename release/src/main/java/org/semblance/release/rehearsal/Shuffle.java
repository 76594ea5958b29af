package org.semblance.release.rehearsal;

import java.io.Serializable;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.semblance.Chance;
import org.semblance.data.Rows;

/**
 * The order in which rows are released: random, so that it tells nothing of the order they came in; or as they came. Each row
 * draws a number of its own and rows stand by these numbers, so that rows can be put in order wherever they are.
 */
public final class Shuffle implements Serializable {

    private final @Nullable Chance chance;

    private Shuffle(@Nullable Chance chance) {
        this.chance = chance;
    }

    /** The rows as they came. */
    public static Shuffle none() {
        return new Shuffle(null);
    }

    /** A random order, as secret and as repeatable as the numbers it is drawn from. */
    static Shuffle of(Chance chance) {
        return new Shuffle(chance.of("order"));
    }

    /** All rows of a table in their new order. */
    public int[] order(int size) {
        return order(Rows.all(size));
    }

    /** Rows of a table, wherever they are, in the order they have among all. */
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

    /** What was sorted by its first bits is put right by all of them: few are in the wrong place, and never far from it. */
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
     * For each row the part it goes to, of parts that follow one another in this order and are about the same size.
     *
     * @param size how many rows there are in all
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
