package org.semblance.testkit.drafts.making;

import java.util.function.UnaryOperator;

/** Where the values of a column come from. */
@FunctionalInterface
public interface CellSource {

    /** The value of a cell. */
    String value(CellRow row);

    /** One value for all rows of a unit. */
    default CellSource per(String unit) {
        return row -> value(row.in(unit));
    }

    /** The same draw as that of other columns with this topic, so that they agree. */
    default CellSource on(String topic) {
        return row -> value(row.as(topic));
    }

    /** Another value instead in a share of the rows, such as a code for "missing". */
    default CellSource or(double share, String instead) {
        return row -> row.random().nextDouble() < share ? instead : value(row);
    }

    /** Another source instead in a share of the rows. */
    default CellSource or(double share, CellSource instead) {
        return row -> row.random().nextDouble() < share ? instead.value(row) : value(row);
    }

    /** Nothing in a share of the rows. */
    default CellSource blank(double share) {
        return or(share, "");
    }

    /** The value in another form. */
    default CellSource as(UnaryOperator<String> form) {
        return row -> form.apply(value(row));
    }

    /** The value within a text, which has %s in its place. */
    default CellSource in(String text) {
        return as(value -> text.replace("%s", value));
    }
}
