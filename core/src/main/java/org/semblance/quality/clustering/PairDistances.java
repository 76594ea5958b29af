package org.semblance.quality.clustering;

/** Distances between things that have numbers from 0; the same in both directions. */
@FunctionalInterface
public interface PairDistances {

    double between(int one, int other);

    /** Fills in the distance from one to each of the first so many. */
    default void from(int one, int count, double[] out) {
        for (int other = 0; other < count; other++) {
            out[other] = between(one, other);
        }
    }
}
