package org.semblance.quality.semantics;

import org.semblance.Problem;
import org.semblance.ProblemCode;

/** The factor by which noise of level α should increase a variance or covariance: 1 + α. */
final class ExpectedGrowth {

    private ExpectedGrowth() {}

    static void refuseNonsense(double alpha) {
        if (!(alpha >= 0 && Double.isFinite(alpha))) {
            throw Problem.recipe(
                    ProblemCode.E_ALPHA,
                    "alpha is " + alpha + ", which is no level of noise",
                    "give the level of noise that was added, such as 0.2, or 0 to compare with the original itself");
        }
    }

    /** The absolute difference from the expected value. */
    static double error(double before, double after, double alpha) {
        return Math.abs(after - (1 + alpha) * before);
    }
}
