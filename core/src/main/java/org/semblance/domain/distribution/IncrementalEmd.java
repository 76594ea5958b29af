package org.semblance.domain.distribution;

/** The earth mover's distance of some rows from all rows, updated when one row is exchanged for another. */
public interface IncrementalEmd {

    /** The current distance. */
    double distance();

    /**
     * The position of the member whose exchange for the given row makes the distance smallest; the last of several. −1
     * if no exchange makes it smaller.
     */
    int givenUpFor(int row);

    /** Replaces the member at a position; the new row becomes the last. */
    void exchange(int place, int row);
}
