package org.semblance.release.columns;

import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;

/** Detects tables without a header line, whose first record was read as column names. */
public final class MissingHeaderCheck {

    private static final int SEVERAL = 3;

    private MissingHeaderCheck() {}

    /** Refuses a table if at least three columns, and at least a third of all, contain their own name as a value. */
    public static void refuseRecord(Table table) {
        long values = table.columns().stream()
                .filter(MissingHeaderCheck::holdsItsName)
                .count();
        if (values >= SEVERAL && 3 * values >= table.columns().size()) {
            throw Problem.data(
                    ProblemCode.E_HEADER,
                    "the first line looks like a record and not like names: in " + values + " of "
                            + table.columns().size() + " columns the name is also a value",
                    "put a line with the names of the columns in front");
        }
    }

    private static boolean holdsItsName(Column column) {
        return column instanceof Words words && words.dictionary().contains(column.name());
    }
}
