package org.semblance.quality.clustering;

/** Symmetric distances between objects numbered from 0. */
@FunctionalInterface
public interface PairDistances {

    double between(int one, int other);

    /** Writes the distances from one object to the first {@code count} objects. */
    default void from(int one, int count, double[] out) {
        for (int other = 0; other < count; other++) {
            out[other] = between(one, other);
        }
    }
}
