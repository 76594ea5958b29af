package org.semblance.domain;

/** Values that have an order, seen as numbers that a cut can lie between. */
public interface OrderedAxis {

    /** Where a row lies; NaN for no value. */
    double position(int row);

    /** What a step of 1 is worth as a distance. */
    double unit();
}
