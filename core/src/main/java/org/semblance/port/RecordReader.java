package org.semblance.port;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.MissingValues;
import org.semblance.source.TableFormat;

/** Port: reads a stream of records one after the other, strictly: anything ambiguous is refused. */
public interface RecordReader {

    /**
     * How records are read.
     *
     * @param form their format and layout, completely known
     * @param missing texts that mean "no value"
     * @param nfc whether words that differ only in Unicode composition are one word
     * @param number selects the columns of numbers; the others contain words, exactly as written
     * @param columns the fields of a record, if the format has no header
     * @param own further values that mean "no value" in single columns, by name
     */
    record Request(
            TableFormat form,
            List<String> missing,
            boolean nfc,
            Predicate<String> number,
            List<String> columns,
            Map<String, MissingValues> own) {

        public Request {
            own = Map.copyOf(own);
        }

        /** A request without further missing values in single columns. */
        public Request(
                TableFormat form, List<String> missing, boolean nfc, Predicate<String> number, List<String> columns) {
            this(form, missing, nfc, number, columns, Map.of());
        }

        /** The missing values of a column, in addition to those of the whole stream. */
        public MissingValues own(String column) {
            return own.getOrDefault(column, MissingValues.NONE);
        }
    }

    /** The fields of the current record. */
    interface Fields {

        /** The place of the record for messages; the header before the first. */
        Place place();

        /** The word of a column; null if missing. */
        @Nullable
        String text(int column);

        /** The number of a column; NaN if missing. */
        double number(int column);
    }

    /**
     * A stream of records. Fields are valid until the next record; a record is available as soon as its last character
     * has arrived.
     */
    interface Records extends Fields {

        /** The names of the columns from the header or, if there is none, from the first record. */
        List<String> names();

        /**
         * Waits for the next record; false if there are no more.
         *
         * @throws Problem with the record and the column if something is invalid
         */
        boolean next() throws IOException;

        /** Whether the value of a column is a number or Boolean, in a format that distinguishes them from texts. */
        boolean bare(int column);

        /** The value of a column as written; null if there is none. */
        @Nullable
        String asWritten(int column);

        /** Reports warnings after the last record. */
        void end(Watcher watcher);
    }

    /** Opens a stream of records: waits for the header or, if there is none, for the first record. */
    Records open(InputStream in, Request request) throws IOException;
}
