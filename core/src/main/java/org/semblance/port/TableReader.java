package org.semblance.port;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.semblance.Watcher;
import org.semblance.data.Table;

/** Port: reads a table, strictly: what is not certain is refused. */
public interface TableReader {

    /** Some of the columns, by their names; it travels to where a table is read. */
    interface Columns extends Predicate<String>, Serializable {}

    /**
     * What to read and how.
     *
     * @param form what is known of the form; the rest is found out by looking
     * @param missing texts that mean "no value"; when there are none, an empty field is the empty word
     * @param nfc whether words that differ only in how Unicode composes them are one word
     * @param number which columns hold numbers; the others hold words, exactly as they stand
     * @param wanted which columns to keep
     */
    record Request(
            TableSource source, TableFormat form, List<String> missing, boolean nfc, Columns number, Columns wanted) {

        /** A request for a file whose format is found out by looking. */
        public Request(Path file, CsvLayout csv, List<String> missing, boolean nfc, Columns number, Columns wanted) {
            this(TableSource.of(file), TableFormat.looking(csv), missing, nfc, number, wanted);
        }

        /**
         * Every field as the text it is, nothing declared missing, nothing normalised: how a verifier reads. Where a
         * format has a sign of its own for "no value", that is still missing, and different from every text.
         */
        public static Request verbatim(TableSource source, TableFormat form) {
            return new Request(source, form, List.of(), false, name -> false, name -> true);
        }

        /** A text table read verbatim. */
        public static Request verbatim(Path file, CsvLayout csv) {
            return verbatim(TableSource.of(file), TableFormat.looking(csv));
        }
    }

    /** A table, and the form it was found in (every part of it known). */
    record Reading(Table table, TableFormat form) {}

    /**
     * Reads the table.
     *
     * @throws org.semblance.Problem with the row and the column when something is not as it must be
     */
    Reading read(Request request, Watcher watcher);

    /**
     * Reads the table part by part, one after the other in the order of the table, so that it need not fit into memory. Rows
     * keep their numbers in the table. A table without rows has one part, which tells its columns.
     *
     * @return the form it was found in
     */
    default TableFormat read(Request request, Consumer<Table> parts, Watcher watcher) {
        Reading reading = read(request, watcher);
        parts.accept(reading.table());
        return reading.form();
    }
}
