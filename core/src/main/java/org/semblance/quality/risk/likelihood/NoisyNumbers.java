package org.semblance.quality.risk.likelihood;

import org.semblance.data.Numbers;
import org.semblance.domain.Moments;

/** Likelihoods of numbers with additive noise whose variance is α times that of the column. */
final class NoisyNumbers implements NegativeLogLikelihood {

    private final Numbers before;
    private final Numbers after;
    private final double deviation;
    private final NoiseShape shape;

    NoisyNumbers(Numbers before, Numbers after, double alpha, NoiseShape shape) {
        this.before = before;
        this.after = after;
        this.deviation = Moments.of(before).deviation() * Math.sqrt(alpha);
        this.shape = shape;
    }

    @Override
    public double of(int original, int released) {
        if (before.missing(original) || after.missing(released)) {
            return before.missing(original) && after.missing(released) ? 0 : IMPOSSIBLE;
        }
        double moved = after.at(released) - before.at(original);
        return moved == 0 ? 0 : Math.min(IMPOSSIBLE, shape.unlikelihood(moved / deviation));
    }
}
