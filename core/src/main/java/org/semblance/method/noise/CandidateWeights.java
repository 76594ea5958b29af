package org.semblance.method.noise;

import java.util.Arrays;
import org.semblance.Chance;

/**
 * The selection weights of candidates for replacing a value, as whole numbers, so that probabilities are known exactly.
 * Candidates on a ring around the value are equally likely.
 *
 * <p>The weight at distance d is ⌊S · exp(−ε/2 · d/Δ)⌋ for distances up to Δ, with the same power of two S for every
 * value, and an ε a millionth smaller than the budget, which is more than rounding down can cost.
 */
final class CandidateWeights {

    /** The share of the budget reserved for rounding. */
    private static final double KEPT_BACK = 0x1.0p-20;

    private final long[] weights;
    private final long[] starts;
    private final double expected;

    private CandidateWeights(long[] weights, long[] starts, double expected) {
        this.weights = weights;
        this.starts = starts;
        this.expected = expected;
    }

    /**
     * The weights around a value.
     *
     * @param most Δ; larger distances count as Δ
     */
    static CandidateWeights of(CandidateRings around, double most, double epsilon) {
        int rings = around.rings();
        long scale = scale(around.start(rings));
        double halved = epsilon * (1 - KEPT_BACK) / 2;
        long[] weights = new long[rings];
        long[] starts = new long[rings + 1];
        double squares = 0;
        for (int ring = 0; ring < rings; ring++) {
            double distance = around.distance(ring);
            // 0 to 1 in floating point too, whatever the distance, so that the exponent is between 0 and half of ε
            double share = distance < most ? Math.max(0, distance / most) : 1;
            weights[ring] = (long) (scale * StrictMath.exp(-halved * share));
            long all = weights[ring] * (around.start(ring + 1) - around.start(ring));
            starts[ring + 1] = starts[ring] + all;
            squares += all * (distance * distance);
        }
        return new CandidateWeights(weights, starts, Math.sqrt(squares / starts[rings]));
    }

    /** The largest power of two that this many candidates can have as weights. */
    private static long scale(int candidates) {
        return Long.highestOneBit(IntegerDraws.MOST / candidates);
    }

    /** The sum of all weights. */
    long total() {
        return starts[weights.length];
    }

    /** The weight of each candidate of a ring. */
    long weight(int ring) {
        return weights[ring];
    }

    /** The total weight of the candidates of the rings before one. */
    long start(int ring) {
        return starts[ring];
    }

    /** The root mean square distance of a draw. */
    double expected() {
        return expected;
    }

    /**
     * The position of a randomly drawn concept.
     *
     * @param around the rings of these weights
     */
    int draw(CandidateRings around, Chance.Draws draws) {
        long drawn = IntegerDraws.below(total(), draws);
        int ring = ring(drawn);
        return around.candidate(around.start(ring) + (int) ((drawn - starts[ring]) / weights[ring]));
    }

    private int ring(long drawn) {
        int found = Arrays.binarySearch(starts, drawn);
        int ring = found >= 0 ? found : -found - 2;
        // a ring without candidates begins where the next one does
        while (starts[ring + 1] == starts[ring]) {
            ring++;
        }
        return ring;
    }
}
