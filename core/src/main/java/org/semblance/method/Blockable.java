package org.semblance.method;

import org.semblance.Workers;
import org.semblance.method.blocking.Blocking;

/** A method that can form its groups block by block, so that time grows with the table and not with its square. */
public interface Blockable extends GoalCapableMethod {

    /**
     * The same method with groups that never cross a block; its claims are the same.
     *
     * @param workers form the groups of blocks that can be sent elsewhere; the result does not depend on where
     */
    GoalCapableMethod in(Blocking blocking, Workers workers);

    /** The same, with groups formed in this process. */
    default GoalCapableMethod in(Blocking blocking) {
        return in(blocking, Workers.HERE);
    }
}
