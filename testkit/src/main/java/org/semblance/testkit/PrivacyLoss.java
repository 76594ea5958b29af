package org.semblance.testkit;

import java.util.function.LongPredicate;

/**
 * An empirical test of differential privacy: how well an event distinguishes two inputs of a mechanism, estimated from
 * draws. A mechanism is ε-differentially private if no event is more than e^ε times as likely with one input as with a
 * neighbouring one, so a significant excess refutes it. Finding none proves nothing: choose inputs and an event for
 * which the bound is nearly reached.
 *
 * @param draws the number of draws with each input
 * @param hitsOfOne the number of draws with the event for the first input
 * @param hitsOfOther the number for the second input
 * @param error the largest probability of reporting a violation where there is none
 */
public record PrivacyLoss(long draws, long hitsOfOne, long hitsOfOther, double error) {

    /** The number of bounds involved: two for a loss in either direction. */
    private static final int BOUNDS = 4;

    /**
     * Draws from a mechanism.
     *
     * @param withOne whether the event occurs in the draw with this number for the first input; draws are
     *     independent
     */
    public static PrivacyLoss of(long draws, double error, LongPredicate withOne, LongPredicate withOther) {
        return new PrivacyLoss(draws, count(draws, withOne), count(draws, withOther), error);
    }

    private static long count(long draws, LongPredicate event) {
        long hits = 0;
        for (long draw = 0; draw < draws; draw++) {
            hits += event.test(draw) ? 1 : 0;
        }
        return hits;
    }

    /** A lower confidence bound of the loss |ln(P / P′)|. */
    public double atLeast() {
        return Math.max(0, Math.max(atLeast(hitsOfOne, hitsOfOther), atLeast(hitsOfOther, hitsOfOne)));
    }

    private double atLeast(long more, long less) {
        double each = error / BOUNDS;
        return Math.log(BinomialBounds.lower(more, draws, each) / BinomialBounds.upper(less, draws, each));
    }

    /** Whether the mechanism is significantly not ε-differentially private. */
    public boolean violates(double epsilon) {
        return atLeast() > epsilon;
    }
}
