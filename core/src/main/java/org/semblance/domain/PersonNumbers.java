package org.semblance.domain;

import org.semblance.Problem;
import org.semblance.data.Rows;
import org.semblance.data.Words;

/** Tells persons apart by numbers, from 0 by first appearance. */
public final class PersonNumbers {

    private PersonNumbers() {}

    /**
     * The number of the person of each row.
     *
     * @throws Problem that names a row without a person
     */
    public static int[] of(Words column, Rows rows) {
        for (int row = 0; row < column.size(); row++) {
            if (column.missing(row)) {
                throw Problem.data(
                        "E_PERSON",
                        "row " + rows.number(row) + ", column '" + column.name()
                                + "': it tells persons apart, but is missing",
                        "fill it in, or leave such rows out with where: \"" + column.name() + " is not missing\"");
            }
        }
        return column.codes();
    }
}
