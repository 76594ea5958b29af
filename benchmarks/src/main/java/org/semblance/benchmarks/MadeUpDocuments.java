package org.semblance.benchmarks;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.vectors.UnitVectors;

/**
 * Synthetic documents, whose terms follow Zipf's law, a third of them depending on the topic, with tf-idf weights; and
 * embeddings.
 */
final class MadeUpDocuments {

    private static final int TOPICS = 40;

    private MadeUpDocuments() {}

    /**
     * Generates documents.
     *
     * @param different the approximate number of different terms per document
     */
    static Vectors of(int documents, int terms, int different) {
        Random random = new Random(8);
        int[] starts = new int[documents + 1];
        int[] places = new int[documents * different * 4];
        double[] weights = new double[places.length];
        int[] usedBy = new int[terms];
        int[] counts = new int[terms];
        int filled = 0;
        for (int document = 0; document < documents; document++) {
            int topic = random.nextInt(TOPICS);
            int length = Math.min(3 * different, (int) (different * Math.exp(random.nextGaussian() * 0.4 - 0.08)));
            int first = filled;
            while (filled - first < Math.max(3, length)) {
                int term = Math.min(terms - 1, (int) Math.pow(terms + 1, random.nextDouble()) - 1);
                if (random.nextInt(3) == 0) {
                    term = (int) ((term * 31L + topic * 7919L) % terms);
                }
                if (counts[term]++ == 0) {
                    places[filled++] = term;
                }
            }
            Arrays.sort(places, first, filled);
            for (int entry = first; entry < filled; entry++) {
                weights[entry] = counts[places[entry]];
                counts[places[entry]] = 0;
                usedBy[places[entry]]++;
            }
            starts[document + 1] = filled;
        }
        for (int entry = 0; entry < filled; entry++) {
            weights[entry] *= Math.log((documents + 1.0) / usedBy[places[entry]]);
        }
        return Vectors.of("document", terms, starts, Arrays.copyOf(places, filled), Arrays.copyOf(weights, filled));
    }

    /** Generates embeddings scattered around random centres. */
    static Vectors embeddings(int documents, int dimensions) {
        Random random = new Random(9);
        double[] centres = random.doubles((long) TOPICS * dimensions, -1, 1).toArray();
        int[] starts = new int[documents + 1];
        int[] places = new int[documents * dimensions];
        double[] weights = new double[places.length];
        for (int document = 0; document < documents; document++) {
            starts[document + 1] = (document + 1) * dimensions;
            int centre = random.nextInt(TOPICS) * dimensions;
            for (int place = 0; place < dimensions; place++) {
                places[document * dimensions + place] = place;
                weights[document * dimensions + place] = centres[centre + place] + random.nextGaussian() / 2;
            }
        }
        return Vectors.of("document", dimensions, starts, places, weights);
    }

    static Dataset dataset(Vectors vectors) {
        return Dataset.of(
                Table.of(vectors), List.of(Attribute.of(vectors.name(), Role.QUASI_IDENTIFIER, new UnitVectors())));
    }
}
