package org.semblance.formats;

import java.util.Collection;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * Assigns the values of JSON lines to columns by key: a key occurs once in a row and always has the same kind of value;
 * if a row lacks it, its value is missing.
 */
abstract class JsonColumns<I extends FieldIntake> implements JsonLines.Rows {

    /** A column and its state. */
    static final class KeyColumn<I extends FieldIntake> {

        private final String name;
        private final I intake;
        private JsonLines.@Nullable Kind kind;
        private long kindSince;
        private long taken;

        /** @param kind the kind of its values, if known before the first */
        KeyColumn(String name, I intake, JsonLines.@Nullable Kind kind) {
            this.name = name;
            this.intake = intake;
            this.kind = kind;
        }

        String name() {
            return name;
        }

        I intake() {
            return intake;
        }

        /** The kind of its values; null before the first. */
        JsonLines.@Nullable Kind kind() {
            return kind;
        }
    }

    private final Supplier<Place> here;
    private long rows;
    private @Nullable KeyColumn<I> current;

    /** @param here gives the current row */
    JsonColumns(Supplier<Place> here) {
        this.here = here;
    }

    /** The column of a key. */
    abstract KeyColumn<I> column(char[] key, int length);

    /** All columns. */
    abstract Collection<KeyColumn<I>> columns();

    /** The place where a column first had its kind of value, for messages. */
    abstract String met(long row);

    /** The number of rows read. */
    final long count() {
        return rows;
    }

    @Override
    public final void key(char[] chars, int length) {
        KeyColumn<I> column = column(chars, length);
        if (column.taken > rows) {
            throw problem("the key '" + column.name + "' occurs twice", "keep one of them");
        }
        column.taken = rows + 1;
        current = column;
    }

    @Override
    public final void value(JsonLines.Kind kind, char[] chars, int length) {
        KeyColumn<I> column = current();
        if (column.kind == null) {
            column.kind = kind;
            column.kindSince = rows + 1;
        } else if (column.kind != kind) {
            throw problem(
                    "the key '" + column.name + "' holds a " + kind.word() + " here and a " + column.kind.word() + " "
                            + met(column.kindSince),
                    "write all values of a key in the same way, numbers with or without quotes");
        }
        Problem refused = column.intake.add(chars, 0, length);
        if (refused != null) {
            throw refused.at(here.get().column(column.name));
        }
    }

    @Override
    public final void nothing() {
        current().intake.addMissing();
    }

    @Override
    public final void end() {
        rows++;
        for (KeyColumn<I> column : columns()) {
            if (column.taken < rows) {
                column.intake.addMissing();
            }
        }
    }

    final Problem problem(String what, String advice) {
        return Problem.data(ProblemCode.E_JSON, what, advice).at(here.get());
    }

    private KeyColumn<I> current() {
        if (current == null) {
            throw new IllegalStateException("a value without a key");
        }
        return current;
    }
}
