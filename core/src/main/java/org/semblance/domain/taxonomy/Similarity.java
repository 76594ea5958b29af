package org.semblance.domain.taxonomy;

import java.io.Serializable;
import java.util.Set;

/** A way to tell how alike two concepts are, from where they stand in a taxonomy. */
public interface Similarity extends Serializable {

    /** What holds for its distances in every taxonomy. */
    enum Property {
        /** Neither concept is the first. All have it. */
        SYMMETRIC,
        /** A concept is at distance 0 from itself, and from no other. */
        ZERO_ONLY_TO_ITSELF,
        /** No distance is above 1. */
        AT_MOST_ONE,
        /** On a chain of concepts, each above the one before, the distance from the first never shrinks. */
        GROWS_UPWARD
    }

    /** The measure over the concepts of a taxonomy, with whatever it needs worked out beforehand. */
    Comparison on(Taxonomy taxonomy);

    Set<Property> properties();

    /** Compares concepts by their numbers; threads may share it. */
    interface Comparison extends Serializable {

        /** Distances that differ by no more than this are equal. */
        double TIE = 1e-12;

        /** Sums of distances that differ by no more than this are equal. */
        double TIE_OF_SUMS = 1e-9;

        /** How alike two concepts are; the larger, the more. */
        double similarity(int one, int other);

        /** How far apart two concepts are: 0 for a concept and itself. */
        double distance(int one, int other);

        /** What no distance exceeds. */
        default double most() {
            return 1;
        }

        /** What no distance between two concepts below a concept exceeds, the concept itself among them. */
        default double mostBelow(int top) {
            return most();
        }

        /** The distance from a concept to every concept of the taxonomy, by number. */
        default void distances(int from, double[] out) {
            for (int concept = 0; concept < out.length; concept++) {
                out[concept] = distance(from, concept);
            }
        }

        /**
         * The sum of the distances from some concepts, each counted so many times, to every concept of the taxonomy, by
         * number.
         */
        default void sums(int[] from, int[] counts, double[] out) {
            LaneSums.of(this, from, counts, out);
        }

        /**
         * Whether distances between concepts differ. To three or more that are all equally unlike, a taxonomy says no more
         * than their names do.
         */
        default boolean tellsApart(int... concepts) {
            double first = concepts.length < 2 ? 0 : distance(concepts[0], concepts[1]);
            for (int one = 0; one < concepts.length; one++) {
                for (int other = one + 1; other < concepts.length; other++) {
                    if (Math.abs(distance(concepts[one], concepts[other]) - first) > TIE) {
                        return true;
                    }
                }
            }
            return false;
        }
    }
}
