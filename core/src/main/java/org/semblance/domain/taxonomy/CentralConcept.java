package org.semblance.domain.taxonomy;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** The concept that is closest to many: the one whose distances to all of them have the smallest sum. */
public final class CentralConcept {

    private CentralConcept() {}

    /**
     * The candidate with the smallest sum; of several, the deepest, then the one that goes before the others.
     *
     * @param sums of the distances, for each candidate
     * @param order of two candidates: negative where the first goes before the second
     */
    public static int of(int[] candidates, double[] sums, IntUnaryOperator depth, IntBinaryOperator order) {
        double least = Arrays.stream(sums).min().orElseThrow();
        int best = -1;
        for (int i = 0; i < sums.length; i++) {
            if (sums[i] <= least + Similarity.Comparison.TIE_OF_SUMS
                    && (best < 0 || preferred(candidates[i], best, depth, order))) {
                best = candidates[i];
            }
        }
        return best;
    }

    private static boolean preferred(int one, int other, IntUnaryOperator depth, IntBinaryOperator order) {
        int deeper = Integer.compare(depth.applyAsInt(one), depth.applyAsInt(other));
        return deeper > 0 || (deeper == 0 && order.applyAsInt(one, other) < 0);
    }
}
