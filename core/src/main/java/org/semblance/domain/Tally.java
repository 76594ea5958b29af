package org.semblance.domain;

/** Keeps the prototype of a set of rows while rows come and go. The order of coming and going leaves no trace. */
public interface Tally<V> {

    /** As if a row came so many times. */
    void add(int row, int times);

    /** As if a row went so many times. */
    void remove(int row, int times);

    default void add(int row) {
        add(row, 1);
    }

    default void remove(int row) {
        remove(row, 1);
    }

    /** The point that stands for the rows tallied; the missing value when none of them has a value. */
    V prototype();
}
