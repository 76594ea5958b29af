package org.semblance.domain.taxonomy;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Sums of distances to every concept, computed in parallel lanes. The number and order of lanes is fixed, so the sums
 * do not depend on the number of threads.
 */
final class LaneSums {

    private static final int LANES = 8;

    private LaneSums() {}

    /** Writes, for every concept, the sum of its distances to the given concepts, each multiplied by its count. */
    static void of(Similarity.Comparison comparison, int[] from, int[] counts, double[] out) {
        double[][] lanes = IntStream.range(0, Math.min(LANES, from.length))
                .parallel()
                .mapToObj(lane -> lane(lane, comparison, from, counts, out.length))
                .toArray(double[][]::new);
        Arrays.fill(out, 0);
        for (double[] lane : lanes) {
            for (int concept = 0; concept < out.length; concept++) {
                out[concept] += lane[concept];
            }
        }
    }

    private static double[] lane(int lane, Similarity.Comparison comparison, int[] from, int[] counts, int concepts) {
        double[] sums = new double[concepts];
        double[] distances = new double[concepts];
        for (int i = lane; i < from.length; i += LANES) {
            comparison.distances(from[i], distances);
            for (int concept = 0; concept < concepts; concept++) {
                sums[concept] += counts[i] * distances[concept];
            }
        }
        return sums;
    }
}
