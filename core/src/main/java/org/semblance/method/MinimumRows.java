package org.semblance.method;

import org.semblance.Problem;
import org.semblance.ProblemCode;

/** Refuses a k for which a table has too few rows or persons, or a corpus too few documents or authors. */
public final class MinimumRows {

    private MinimumRows() {}

    /** Refuses fewer than k rows, or persons if those are counted. */
    public static void refuse(long count, int k, boolean persons) {
        if (count < k) {
            String of = persons ? "persons" : "rows";
            throw problem(persons, "k is " + k + ", but the table has only " + count + " " + of, of);
        }
    }

    /** Refuses fewer than k documents, or authors if those are counted. */
    public static void refuseDocuments(long count, int k, boolean authors) {
        if (count < k) {
            String of = authors ? "authors" : "documents";
            throw problem(authors, "k is " + k + ", and there are " + count + " " + of, of);
        }
    }

    private static Problem problem(boolean persons, String what, String of) {
        return Problem.recipe(
                persons ? ProblemCode.E_K_PEOPLE : ProblemCode.E_K, what, "choose a smaller k, or bring more " + of);
    }
}
