package org.semblance.method.noise;

import java.io.Serializable;
import org.semblance.data.ExactSum;

/** A sum of squares that does not depend on their order; those of parts can be merged. */
final class SquareSum implements Serializable {

    /** The squares of larger numbers, or their sum, would overflow. */
    private static final double LARGEST = 0x1.0p480;

    private final ExactSum squares = new ExactSum();
    private boolean infinite;

    void add(double number) {
        if (Math.abs(number) <= LARGEST) {
            squares.add(number * number);
        } else {
            infinite = true;
        }
    }

    void add(SquareSum other) {
        squares.add(other.squares);
        infinite |= other.infinite;
    }

    /** The root mean square; 0 if there are none. */
    double rootOfMean(long count) {
        if (infinite) {
            return Double.POSITIVE_INFINITY;
        }
        return count == 0 ? 0 : Math.sqrt(squares.value() / count);
    }
}
