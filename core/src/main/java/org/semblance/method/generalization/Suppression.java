package org.semblance.method.generalization;

import org.semblance.privacy.Aim;
import org.semblance.privacy.Evidence;

/**
 * Decides whether a node is feasible: whether rows, at most as many as the allowance, can be suppressed so that every
 * remaining class satisfies the goal and the suppressed rows, if any, form a class that satisfies it too.
 *
 * <p>By this definition all nodes above a feasible node are feasible, because the same rows can be suppressed. A
 * verifier sees suppressed rows as a class like any other.
 */
interface Suppression {

    /** Whether a node is feasible. */
    boolean accepts(int[] levels);

    /** Whether all nodes above a feasible node are known to be feasible. */
    default boolean monotone() {
        return true;
    }

    /** The outcome of a feasible node. */
    NodeOutcome outcome(int[] levels);

    /**
     * Creates the suppression for a goal.
     *
     * @param labels judges what classes show
     * @param allowance the largest number of suppressed rows
     */
    static Suppression of(Aim aim, Evidence evidence, LeafTuples tuples, ShownLabels labels, int allowance) {
        RollUp rollUp = new RollUp(tuples);
        return aim.byCountAlone(evidence) && labels.unrestricted()
                ? new CountSuppression(aim.fewest(), tuples, rollUp, allowance)
                : new RowSuppression(aim, evidence, tuples, labels, rollUp, allowance);
    }
}
