package org.semblance.domain.distribution;

/** Values in a row, each one step from the next. */
public final class Order {

    private final int[] places;
    private final int count;

    Order(int[] places, int count) {
        this.places = places;
        this.count = count;
    }

    /** The place of a row's value, from 0. */
    public int place(int row) {
        return places[row];
    }

    /** How many places there are, those without a row too. */
    public int count() {
        return count;
    }
}
