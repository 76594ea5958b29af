package org.semblance.domain;

import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Rows;
import org.semblance.data.Words;

/** Numbers the persons of a table from 0, in order of first appearance. */
public final class PersonNumbers {

    private PersonNumbers() {}

    /**
     * The person number of each row.
     *
     * @throws Problem that names a row without a person
     */
    public static int[] of(Words column, Rows rows) {
        for (int row = 0; row < column.size(); row++) {
            if (column.missing(row)) {
                throw Problem.data(
                        ProblemCode.E_PERSON,
                        "row " + rows.number(row) + ", column '" + column.name()
                                + "': it identifies people, but is missing",
                        "fill it in, or leave such rows out with where: \"" + column.name() + " is not missing\"");
            }
        }
        return column.codes();
    }
}
