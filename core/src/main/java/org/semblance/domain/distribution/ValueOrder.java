package org.semblance.domain.distribution;

/** The order of the values of a column, neighbours one step apart; the missing value comes after the last. */
public final class ValueOrder {

    private final int[] places;
    private final int steps;

    ValueOrder(int[] places, int steps) {
        this.places = places;
        this.steps = steps;
    }

    /** The position of a row's value, from 0. */
    public int place(int row) {
        return places[row];
    }

    /**
     * The coordinate of a position: from 0 to 1, but 2 for the missing value, so that it is at distance 1 or more from
     * all others.
     */
    public double at(int place) {
        return place > steps ? 2 : (double) place / Math.max(1, steps);
    }
}
