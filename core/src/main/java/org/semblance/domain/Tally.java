package org.semblance.domain;

import java.util.function.Predicate;

/**
 * Maintains the prototype of a set of rows while rows are added and removed. The order of additions and removals does
 * not matter.
 */
public interface Tally<V> {

    /** Adds a row a number of times. */
    void add(int row, int times);

    /** Removes a row a number of times. */
    void remove(int row, int times);

    default void add(int row) {
        add(row, 1);
    }

    default void remove(int row) {
        remove(row, 1);
    }

    /** The prototype of the current rows; the missing value if none of them has a value. */
    V prototype();

    /**
     * The prototype of the current rows or, if it is a category that is not permitted, the best that is; the missing
     * value if there is none. Other points, such as means, need no permission.
     */
    default V prototype(Predicate<V> permitted) {
        return prototype();
    }
}
