package org.semblance.method;

import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;

/**
 * The budget ε of a differentially private method: any result is at most e^ε times as likely with one value of a record
 * as with another.
 */
public record PrivacyBudget(double epsilon) {

    /** The smallest budget for which integer weights are proven; below it a release would be useless. */
    private static final double LEAST = 0.001;

    private static final double MOST = 20;

    /** Above this, an intruder can be almost certain: e^5 is 148. */
    private static final double WEAK = 5;

    public PrivacyBudget {
        refuseNonsense(epsilon);
    }

    /** Refuses a budget that protects nothing or releases nothing. */
    public static void refuseNonsense(double epsilon) {
        if (!(epsilon >= LEAST && epsilon <= MOST)) {
            throw Problem.recipe(
                    ProblemCode.E_EPSILON,
                    "epsilon is outside the range that protects and still leaves some information",
                    "choose a number from " + LEAST + " to " + (int) MOST + "; 0.5 to 2 is usual");
        }
    }

    /** Warns of a budget that protects little. */
    public void warnIfWeak(Watcher watcher) {
        if (epsilon > WEAK) {
            watcher.warn(
                    WarningCode.W_EPSILON,
                    "epsilon above " + (int) WEAK + " protects little: a value may be more than "
                            + (int) StrictMath.exp(WEAK)
                            + " times as likely to be released from one record as from another");
        }
    }
}
