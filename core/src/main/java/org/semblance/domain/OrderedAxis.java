package org.semblance.domain;

/** Ordered values on a numeric axis, so that a cut can lie between two of them. */
public interface OrderedAxis {

    /** The position of a row; NaN if missing. */
    double position(int row);

    /** The distance that corresponds to a step of 1. */
    double unit();
}
