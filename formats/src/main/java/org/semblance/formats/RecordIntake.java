package org.semblance.formats;

import de.siegmar.fastcsv.reader.AbstractBaseCsvCallbackHandler;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;

/** Receives the records of a file, the header first, without creating an object per record or field. */
final class RecordIntake extends AbstractBaseCsvCallbackHandler<Boolean> {

    /** Decides how columns are collected. */
    interface Columns {

        /**
         * The intake of the column with this name; null if unwanted.
         *
         * @param here gives the current row
         */
        @Nullable
        FieldIntake of(String name, Supplier<Place> here);
    }

    /** The length of the longest accepted field, in characters of the file. */
    static final int LONGEST_FIELD = ColumnIntake.LONGEST;

    /** The number of characters that the parser may have read beyond the current field. */
    private static final int AHEAD = 1 << 14;

    /** A field over this many lines is taken for an unclosed quote. */
    private static final long MANY_LINES = 1000;

    private final String file;
    private final StrictText text;
    private final Columns intakes;
    private final Runnable progress;
    private final @Nullable TableParts parts;

    private final List<String> header = new ArrayList<>();
    private @Nullable List<String> names;
    private @Nullable FieldIntake[] columns = {};
    private final List<ColumnIntake> kept = new ArrayList<>();
    private long rows;
    private long blankLines;
    private long lastField;
    private @Nullable Problem refused;

    /** Receives a table and passes its columns on; {@code progress} is called now and then. */
    RecordIntake(String file, StrictText text, Columns intakes, TableParts parts, Runnable progress) {
        this(file, text, intakes, progress, parts);
    }

    /** Receives one record at a time, including the header, and reports each. */
    RecordIntake(String file, StrictText text, Columns intakes) {
        this(file, text, intakes, () -> {}, null);
    }

    private RecordIntake(String file, StrictText text, Columns intakes, Runnable progress, @Nullable TableParts parts) {
        this.parts = parts;
        this.file = file;
        this.text = text;
        this.intakes = intakes;
        this.progress = progress;
    }

    /** The place of the current record. */
    Place place() {
        return Place.in(file).row(names == null ? 0 : rows + 1).line(getStartingLineNumber());
    }

    /** Passes on the end of the table, after the last record. */
    void end(TableParts last, Watcher watcher) {
        Problem none =
                Problem.data(ProblemCode.E_EMPTY_INPUT, file + ": no records", "give a file with a header and records");
        if (names == null) {
            throw none;
        }
        last.refuseNone(rows, none);
        warnOfBlankLines(watcher);
        last.end(kept, rows, watcher);
    }

    void warnOfBlankLines(Watcher watcher) {
        if (blankLines > 0) {
            watcher.warn(
                    WarningCode.W_BLANK_LINES,
                    blankLines + (blankLines == 1 ? " blank line was" : " blank lines were") + " ignored");
        }
    }

    /** The names of the columns, after the header. */
    List<String> names() {
        return names == null ? List.of() : names;
    }

    /** The place of the last record. */
    Place last() {
        return Place.in(file).row(rows).line(getStartingLineNumber());
    }

    /** The problem if the parser could not continue here. */
    Problem broken() {
        boolean overlong = text.delivered() - lastField > LONGEST_FIELD - AHEAD;
        if (overlong && text.lines() - getStartingLineNumber() <= MANY_LINES) {
            return tooLong(getFieldCount());
        }
        return Problem.data(
                        ProblemCode.E_QUOTE,
                        "a quoted field is not closed, or goes on after its closing quote",
                        "close the quote, and double each quote inside a quoted field")
                .at(place());
    }

    @Override
    protected void handleField(int index, char[] chars, int offset, int length, boolean quoted) {
        lastField = text.delivered();
        if (length > LONGEST_FIELD) {
            throw tooLong(index);
        }
        if (names == null) {
            header.add(new String(chars, offset, length));
        } else if (index < columns.length) {
            FieldIntake column = columns[index];
            Problem problem = column == null ? null : column.add(chars, offset, offset + length);
            if (problem != null && refused == null) {
                refused = problem.at(place().column(names.get(index)));
            }
        }
    }

    @Override
    protected void handleEmpty() {
        blankLines++;
    }

    /** Null if records are not passed on singly, and for blank lines. */
    @Override
    protected @Nullable Boolean buildRecord() {
        switch (getRecordType()) {
            case EMPTY -> {}
            case COMMENT -> throw new IllegalStateException("comments are data");
            case DATA -> {
                if (names == null) {
                    begin(ColumnHeader.names(header, place()));
                } else {
                    close();
                }
                return parts == null ? Boolean.TRUE : null;
            }
        }
        return null;
    }

    private void begin(List<String> named) {
        names = named;
        columns = new FieldIntake[named.size()];
        for (int i = 0; i < columns.length; i++) {
            columns[i] = intakes.of(named.get(i), this::place);
            if (columns[i] instanceof ColumnIntake column) {
                kept.add(column);
            }
        }
    }

    private void close() {
        // a row of another length has its fields in wrong columns, which is the more useful message
        if (getFieldCount() != columns.length) {
            throw Problem.data(
                            ProblemCode.E_RAGGED,
                            "expected " + columns.length + " fields, found " + getFieldCount(),
                            "quote fields that hold the delimiter; if another sign is the delimiter, say so in a recipe with"
                                    + " csv: {delimiter: ...}")
                    .at(place());
        }
        if (refused != null) {
            throw refused;
        }
        rows++;
        if ((rows & 0xFFF) == 0) {
            progress.run();
        }
        if (parts != null && parts.full(rows)) {
            parts.hand(kept, rows);
        }
    }

    private Problem tooLong(int index) {
        Place where = names != null && index < names.size() ? place().column(names.get(index)) : place();
        return Problem.data(
                        ProblemCode.E_FIELD_TOO_LONG,
                        "a field of more than " + (LONGEST_FIELD >> 20) + " Mi characters",
                        "shorten the field or leave it out of the file")
                .at(where);
    }
}
