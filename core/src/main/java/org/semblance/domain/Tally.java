package org.semblance.domain;

/** Keeps the prototype of a set of rows while rows come and go. The order of coming and going leaves no trace. */
public interface Tally<V> {

    void add(int row);

    void remove(int row);

    /** The point that stands for the rows tallied; the missing value when none of them has a value. */
    V prototype();
}
