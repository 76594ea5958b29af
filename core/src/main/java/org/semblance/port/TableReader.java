package org.semblance.port;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.semblance.Watcher;
import org.semblance.data.MissingValues;
import org.semblance.data.Table;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/** Port: reads a table, strictly: anything ambiguous is refused. */
public interface TableReader {

    /** A selection of columns by name; serialisable, because it is sent to where a table is read. */
    interface Columns extends Predicate<String>, Serializable {}

    /**
     * What to read and how.
     *
     * @param source the table to read
     * @param form what is known of the format; the rest is detected
     * @param missing texts that mean "no value"; if there are none, an empty field is the empty word
     * @param nfc whether words that differ only in Unicode composition are one word
     * @param number selects the columns of numbers; the others contain words, exactly as written
     * @param wanted selects the columns to keep
     * @param own further values that mean "no value" in single columns, by name
     */
    record Request(
            TableSource source,
            TableFormat form,
            List<String> missing,
            boolean nfc,
            Columns number,
            Columns wanted,
            Map<String, MissingValues> own) {

        public Request {
            own = Map.copyOf(own);
        }

        /** A request without further missing values in single columns. */
        public Request(
                TableSource source,
                TableFormat form,
                List<String> missing,
                boolean nfc,
                Columns number,
                Columns wanted) {
            this(source, form, missing, nfc, number, wanted, Map.of());
        }

        /** A request for a file whose format is detected. */
        public Request(Path file, CsvLayout csv, List<String> missing, boolean nfc, Columns number, Columns wanted) {
            this(TableSource.of(file), TableFormat.looking(csv), missing, nfc, number, wanted);
        }

        /** The same request with further missing values in single columns. */
        public Request with(Map<String, MissingValues> further) {
            return new Request(source, form, missing, nfc, number, wanted, further);
        }

        /** The same request for another source. */
        public Request at(TableSource other) {
            return new Request(other, form, missing, nfc, number, wanted, own);
        }

        /** The missing values of a column, in addition to those of the whole table. */
        public MissingValues own(String column) {
            return own.getOrDefault(column, MissingValues.NONE);
        }

        /**
         * Every field as text, nothing declared missing, nothing normalised: how a verifier reads. If a format has its
         * own notation for missing values, these are still missing, and different from every text.
         */
        public static Request verbatim(TableSource source, TableFormat form) {
            return new Request(source, form, List.of(), false, name -> false, name -> true);
        }

        /** A text table read verbatim. */
        public static Request verbatim(Path file, CsvLayout csv) {
            return verbatim(TableSource.of(file), TableFormat.looking(csv));
        }
    }

    /** A table and its detected format, completely known. */
    record Reading(Table table, TableFormat form) {}

    /**
     * Reads the table.
     *
     * @throws org.semblance.Problem with the row and the column if something is invalid
     */
    Reading read(Request request, Watcher watcher);

    /**
     * Reads the table part by part in the order of the table, so that it need not fit into memory. Rows keep their
     * numbers. A table without rows has one part, which gives its columns.
     *
     * @return the detected format
     */
    default TableFormat read(Request request, Consumer<Table> parts, Watcher watcher) {
        Reading reading = read(request, watcher);
        parts.accept(reading.table());
        return reading.form();
    }
}
