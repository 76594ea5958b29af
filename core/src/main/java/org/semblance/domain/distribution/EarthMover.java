package org.semblance.domain.distribution;

import java.util.Optional;

/**
 * The earth mover's distance (EMD) between the values of some rows and those of the whole column: the least work that
 * turns one distribution into the other, from 0 to 1 (Li, Li and Venkatasubramanian, ICDE 2007).
 */
public interface EarthMover {

    /** The tolerance for rounding errors. */
    double ROUNDING = 1e-9;

    /** The distance between these rows, at least one, and all rows. */
    double distance(int[] rows);

    /**
     * Whether the distance is at most the given bound, up to rounding; it may be decided without computing the
     * distance.
     */
    default boolean within(double most, int[] rows) {
        return distance(rows) <= most + ROUNDING;
    }

    /** The order of the values, if they are ordered. */
    default Optional<ValueOrder> order() {
        return Optional.empty();
    }

    /** An incremental computation for these rows, if the effect of an exchange can be updated without starting over. */
    default Optional<IncrementalEmd> incremental(int[] rows) {
        return Optional.empty();
    }
}
