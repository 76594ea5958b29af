package org.semblance.domain.distribution;

/** Some rows weighed against all: their distance, and what becomes of it when one of them is exchanged for another row. */
public interface IncrementalEmd {

    /** How far the rows are from all. */
    double distance();

    /**
     * The place, in the order of the rows, of the one to give up for another row, so that the distance becomes least; of
     * several the last. −1 where no exchange makes it less.
     */
    int givenUpFor(int row);

    /** Gives up the row at a place; another becomes the last in the order. */
    void exchange(int place, int row);
}
