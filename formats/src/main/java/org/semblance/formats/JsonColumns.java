package org.semblance.formats;

import java.util.Collection;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;

/**
 * Hands the values of JSON lines to the columns that their keys name: a key stands once in a row and always holds the
 * same kind of value; where a row lacks it, its value is missing.
 */
abstract class JsonColumns<I extends FieldIntake> implements JsonLines.Rows {

    /** A column, and what is known of it. */
    static final class Known<I extends FieldIntake> {

        private final String name;
        private final I intake;
        private JsonLines.@Nullable Kind kind;
        private long kindSince;
        private long taken;

        /** @param kind what kind of value it holds, where that is known before the first */
        Known(String name, I intake, JsonLines.@Nullable Kind kind) {
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

        /** What kind of value it holds; null as long as none was met. */
        JsonLines.@Nullable Kind kind() {
            return kind;
        }
    }

    private final Supplier<Place> here;
    private long rows;
    private @Nullable Known<I> current;

    /** @param here tells the row that is being parsed */
    JsonColumns(Supplier<Place> here) {
        this.here = here;
    }

    /** The column that a key names. */
    abstract Known<I> column(char[] key, int length);

    /** All that are known. */
    abstract Collection<Known<I>> columns();

    /** Where a column was first seen to hold its kind of value, for messages. */
    abstract String met(long row);

    /** How many rows were taken in. */
    final long count() {
        return rows;
    }

    @Override
    public final void key(char[] chars, int length) {
        Known<I> column = column(chars, length);
        if (column.taken > rows) {
            throw problem("the key '" + column.name + "' stands twice", "keep one of them");
        }
        column.taken = rows + 1;
        current = column;
    }

    @Override
    public final void value(JsonLines.Kind kind, char[] chars, int length) {
        Known<I> column = current();
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
        for (Known<I> column : columns()) {
            if (column.taken < rows) {
                column.intake.addMissing();
            }
        }
    }

    final Problem problem(String what, String advice) {
        return Problem.data("E_JSON", what, advice).at(here.get());
    }

    private Known<I> current() {
        if (current == null) {
            throw new IllegalStateException("a value without a key");
        }
        return current;
    }
}
