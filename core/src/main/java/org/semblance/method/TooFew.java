package org.semblance.method;

import org.semblance.Problem;

/** Refuses a k that a table has too few rows or persons for. */
public final class TooFew {

    private TooFew() {}

    /** Refuses fewer than k rows, or persons where those are counted. */
    public static void refuse(long count, int k, boolean persons) {
        if (count < k) {
            String of = persons ? "persons" : "rows";
            throw Problem.recipe(
                    persons ? "E_K_PEOPLE" : "E_K",
                    "k is " + k + ", but the table has only " + count + " " + of,
                    "choose a smaller k, or bring more " + of);
        }
    }
}
