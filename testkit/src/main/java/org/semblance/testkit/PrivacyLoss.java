package org.semblance.testkit;

import java.util.function.LongPredicate;

/**
 * How much an event tells two inputs of a mechanism apart, judged by draws. A mechanism is ε-differentially private when
 * no event is more than e^ε times as likely with one input as with a neighbouring one; so an event that surely is shows
 * that it is not. That none was found proves nothing: choose inputs and an event for which the bound is nearly reached.
 *
 * @param hitsOfOne in how many draws the event happened with the one input
 * @param hitsOfOther in how many it happened with the other
 * @param error the most that it may be likely to be called a violation where there is none
 */
public record PrivacyLoss(long draws, long hitsOfOne, long hitsOfOther, double error) {

    /** A loss either way takes two bounds. */
    private static final int BOUNDS = 4;

    /**
     * Draws from a mechanism.
     *
     * @param withOne whether the event happens in the draw of that number with the one input; each draw independent
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

    /** What the loss |ln(P / P′)| is at least, but for the error. */
    public double atLeast() {
        return Math.max(0, Math.max(atLeast(hitsOfOne, hitsOfOther), atLeast(hitsOfOther, hitsOfOne)));
    }

    private double atLeast(long more, long less) {
        double each = error / BOUNDS;
        return Math.log(BinomialBounds.lower(more, draws, each) / BinomialBounds.upper(less, draws, each));
    }

    /** Whether the mechanism is surely not ε-differentially private. */
    public boolean violates(double epsilon) {
        return atLeast() > epsilon;
    }
}
