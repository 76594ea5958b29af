package org.semblance.domain.distribution;

import java.util.Optional;

/**
 * The earth mover's distance from the values of some rows to those of all: the least work of carrying one distribution
 * over into the other, from 0 to 1 (Li, Li and Venkatasubramanian, ICDE 2007).
 */
public interface EarthMover {

    /** What rounding may add to a distance. */
    double ROUNDING = 1e-9;

    /** The distance of these rows, one or more, from all. */
    double distance(int[] rows);

    /** Whether these rows are no further from all than this, but for rounding; may be known without the distance. */
    default boolean within(double most, int[] rows) {
        return distance(rows) <= most + ROUNDING;
    }

    /** The places of the values in a row, where they lie in one. */
    default Optional<ValueOrder> order() {
        return Optional.empty();
    }

    /** These rows on a balance, where what an exchange does can be told without measuring anew. */
    default Optional<IncrementalEmd> balance(int[] rows) {
        return Optional.empty();
    }
}
