package org.semblance.method;

import org.semblance.method.blocking.Blocking;

/** A method that can make its groups block by block. */
public interface Blockable extends Aiming {

    /** The same method, whose groups do not reach beyond a block; it claims the same. */
    Aiming in(Blocking blocking);
}
