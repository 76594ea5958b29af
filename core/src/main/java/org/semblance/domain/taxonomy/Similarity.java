package org.semblance.domain.taxonomy;

import java.io.Serializable;
import java.util.Set;

/**
 * A semantic similarity measure: it computes from the structure of a taxonomy how alike two concepts are. A similarity
 * holds parameters only; {@link #on} prepares it for one taxonomy.
 */
public interface Similarity extends Serializable {

    /** Properties that the distances of a similarity have in every taxonomy. */
    enum Property {
        /** The distance from a to b equals that from b to a. All similarities have this property. */
        SYMMETRIC,
        /** A concept has distance 0 to itself and to no other concept. */
        ZERO_ONLY_TO_ITSELF,
        /** No distance exceeds 1. */
        AT_MOST_ONE,
        /**
         * Along a chain of concepts, each an ancestor of the one before, the distance from the first never decreases.
         */
        GROWS_UPWARD
    }

    /** Prepares the comparison of concepts of one taxonomy; everything that can be computed once is computed here. */
    Comparison on(Taxonomy taxonomy);

    Set<Property> properties();

    /** Compares concepts of one taxonomy by their numbers. It is immutable, so threads may share it. */
    interface Comparison extends Serializable {

        /** Distances that differ by at most this much count as equal. */
        double TIE = 1e-12;

        /** Sums of distances that differ by at most this much count as equal. */
        double TIE_OF_SUMS = 1e-9;

        /** The similarity of two concepts; larger means more alike. */
        double similarity(int one, int other);

        /** The distance between two concepts: 0 for a concept and itself. */
        double distance(int one, int other);

        /** An upper bound of all distances. */
        default double most() {
            return 1;
        }

        /** An upper bound of the distances between concepts at or below {@code top}. */
        default double mostBelow(int top) {
            return most();
        }

        /** Writes the distance from one concept to every concept of the taxonomy, by concept number. */
        default void distances(int from, double[] out) {
            for (int concept = 0; concept < out.length; concept++) {
                out[concept] = distance(from, concept);
            }
        }

        /**
         * Writes, for every concept of the taxonomy, the sum of its distances to the given concepts, each multiplied by
         * its count.
         */
        default void sums(int[] from, int[] counts, double[] out) {
            LaneSums.of(this, from, counts, out);
        }

        /**
         * Whether the distances between these concepts differ from each other. If three or more concepts are all
         * equally far apart, the taxonomy distinguishes them no better than their names do.
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
