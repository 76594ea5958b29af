package org.semblance.method.blocking;

import org.semblance.Problem;
import org.semblance.ProblemCode;

/** Refuses block sizes that are too small for groups. */
final class BlockSize {

    private BlockSize() {}

    static void refuseNonsense(int size) {
        if (size < 4) {
            throw Problem.recipe(
                    ProblemCode.E_BLOCKING,
                    "blocks of " + size + " records are too small to make groups in them",
                    "choose a size of 2k or more; 5000 to 20000 is usual");
        }
    }

    /** Refuses a size below the minimum of a block. */
    static void refuseBelow(int least, int size) {
        if (least > size) {
            throw Problem.recipe(
                    ProblemCode.E_BLOCKING,
                    "blocks of " + size + " records cannot hold two groups",
                    "choose a size of " + least + " or more, or a smaller k");
        }
    }
}
