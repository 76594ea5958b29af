package org.semblance.port;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.Watcher;

/** Port: reads records one after the other as they come, strictly: what is not certain is refused. */
public interface RecordReader {

    /**
     * How records are to be read.
     *
     * @param form their format and layout, all of it known
     * @param missing texts that mean "no value"
     * @param nfc whether words that differ only in how Unicode composes them are one word
     * @param number which columns hold numbers; the others hold words, exactly as they stand
     * @param columns what a record holds, where the format has no header to say so
     */
    record Request(
            TableFormat form, List<String> missing, boolean nfc, Predicate<String> number, List<String> columns) {}

    /** What the record at hand holds. */
    interface Fields {

        /** Where the record stands, for messages; the header before the first. */
        Place place();

        /** The word of a column; null where it is missing. */
        @Nullable
        String text(int column);

        /** The number of a column; NaN where it is missing. */
        double number(int column);
    }

    /**
     * Records that come one at a time. What is told of one is so until the next comes; a record is there as soon as its
     * last character is.
     */
    interface Records extends Fields {

        /** The names of the columns, as the header gives them or, where there is none, as the first record does. */
        List<String> names();

        /**
         * Waits for the next record; false when there will be none.
         *
         * @throws Problem with the record and the column when something is not as it must be
         */
        boolean next() throws IOException;

        /** Whether the value of a column stands as a number or a truth value, in a format that tells them from texts. */
        boolean bare(int column);

        /** The value of a column as it came; null where there is none. */
        @Nullable
        String asWritten(int column);

        /** Warns of what was odd, after the last record. */
        void end(Watcher watcher);
    }

    /** Opens a stream of records: waits for the header or, where there is none, for the first record. */
    Records open(InputStream in, Request request) throws IOException;
}
