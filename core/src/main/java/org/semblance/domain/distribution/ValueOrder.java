package org.semblance.domain.distribution;

/** Values in a row, each one step from the next; the missing value has the place after the last. */
public final class ValueOrder {

    private final int[] places;
    private final int steps;

    ValueOrder(int[] places, int steps) {
        this.places = places;
        this.steps = steps;
    }

    /** The place of a row's value, from 0. */
    public int place(int row) {
        return places[row];
    }

    /**
     * How far a place is from the first: at most 1, but for the missing value, which is 2 away, so that it is at distance 1 or
     * more from all others, as it should be at 1.
     */
    public double at(int place) {
        return place > steps ? 2 : (double) place / Math.max(1, steps);
    }
}
