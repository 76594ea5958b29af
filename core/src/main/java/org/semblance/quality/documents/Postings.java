package org.semblance.quality.documents;

import java.util.Arrays;

/**
 * An inverted index: for each term, the vectors with a non-zero weight and that weight.
 *
 * <p>Inner products are summed by increasing term number, so they are identical to the last bit however they are
 * computed.
 */
final class Postings {

    private final DistinctVectors vectors;
    private final int[] starts;
    private final int[] holders;
    private final double[] weights;

    private Postings(DistinctVectors vectors) {
        this.vectors = vectors;
        this.starts = new int[vectors.dimensions() + 1];
        for (int vector = 0; vector < vectors.count(); vector++) {
            for (int entry = vectors.from(vector); entry < vectors.to(vector); entry++) {
                starts[vectors.places()[entry] + 1]++;
            }
        }
        for (int place = 0; place < vectors.dimensions(); place++) {
            starts[place + 1] += starts[place];
        }
        this.holders = new int[starts[vectors.dimensions()]];
        this.weights = new double[holders.length];
        int[] next = starts.clone();
        for (int vector = 0; vector < vectors.count(); vector++) {
            for (int entry = vectors.from(vector); entry < vectors.to(vector); entry++) {
                int at = next[vectors.places()[entry]]++;
                holders[at] = vector;
                weights[at] = vectors.weights()[entry];
            }
        }
    }

    static Postings of(DistinctVectors vectors) {
        return new Postings(vectors);
    }

    DistinctVectors vectors() {
        return vectors;
    }

    /** A buffer for the inner products of successive queries. */
    Products products() {
        return new Products();
    }

    /** The inner products of a query with all vectors that share a term with it; those of the others are 0. */
    final class Products {

        private final double[] product = new double[vectors.count()];
        private final int[] askedBy = new int[vectors.count()];
        private final int[] met = new int[vectors.count()];
        private int count;
        private int queries;

        /** Starts a new query. */
        void begin() {
            count = 0;
            queries++;
        }

        /** Adds a term of the query; terms must come in increasing order. */
        void add(int place, double weight) {
            if (place < vectors.dimensions()) {
                add(weight, starts[place], starts[place + 1]);
            }
        }

        /** Adds a term of the query, only for vectors with a larger number than the given one. */
        void addAbove(int vector, int place, double weight) {
            int at = Arrays.binarySearch(holders, starts[place], starts[place + 1], vector);
            add(weight, at < 0 ? -at - 1 : at + 1, starts[place + 1]);
        }

        private void add(double weight, int from, int to) {
            for (int at = from; at < to; at++) {
                int vector = holders[at];
                if (askedBy[vector] == queries) {
                    product[vector] += weight * weights[at];
                } else {
                    askedBy[vector] = queries;
                    product[vector] = weight * weights[at];
                    met[count++] = vector;
                }
            }
        }

        /** The number of vectors that share a term with the query. */
        int count() {
            return count;
        }

        /** One of them, in no particular order. */
        int met(int i) {
            return met[i];
        }

        double of(int vector) {
            return askedBy[vector] == queries ? product[vector] : 0;
        }
    }
}
