package org.semblance.method.generalization;

import org.semblance.privacy.Aim;
import org.semblance.privacy.Evidence;

/**
 * Says whether a node will do: whether some rows, none or enough to be a class that holds the aim and no more than the
 * allowance, can be suppressed so that every class that remains holds the aim.
 *
 * <p>So defined, whatever lies above a node that will do will do as well: the same rows can be suppressed. Nothing smaller
 * would: a judge sees suppressed rows as a class like any other.
 */
interface Suppression {

    /** Whether a node will do. */
    boolean accepts(int[] levels);

    /** Whether all above a node that will do is known to do as well. */
    default boolean monotone() {
        return true;
    }

    /** What a node that will do makes of the table. */
    NodeOutcome outcome(int[] levels);

    /**
     * Suppression for an aim.
     *
     * @param allowance how many rows may be suppressed
     */
    static Suppression of(Aim aim, Evidence evidence, LeafTuples tuples, int allowance) {
        RollUp rollUp = new RollUp(tuples);
        return aim.byCountAlone(evidence)
                ? new CountSuppression(aim.fewest(), tuples, rollUp, allowance)
                : new RowSuppression(aim, evidence, tuples, rollUp, allowance);
    }
}
