package org.semblance.method;

import org.semblance.Workers;
import org.semblance.method.blocking.Blocking;

/** A method that can make its groups block by block. */
public interface Blockable extends GoalCapableMethod {

    /**
     * The same method, whose groups do not reach beyond a block; it claims the same.
     *
     * @param workers who make the groups of blocks that can travel; they come to the same wherever they are made
     */
    GoalCapableMethod in(Blocking blocking, Workers workers);

    /** The same, with groups made in this process. */
    default GoalCapableMethod in(Blocking blocking) {
        return in(blocking, Workers.HERE);
    }
}
