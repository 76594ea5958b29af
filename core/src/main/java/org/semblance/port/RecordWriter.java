package org.semblance.port;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.semblance.source.TableFormat;

/** Port: writes a stream of records one after the other. The output always ends with a complete record. */
public interface RecordWriter {

    /** Writes records field by field, in the order of the columns. */
    interface Records {

        void text(String text);

        /** Writes a number or Boolean as it came, in a format that distinguishes them from texts. */
        void bare(String text);

        void number(double number);

        void missing();

        /** Ends a record; passes it on when enough has accumulated. */
        void end() throws IOException;

        /** Passes on all completed records. */
        void flush() throws IOException;
    }

    /**
     * Writes what comes before the first record.
     *
     * @param missing the text for missing values, in a format without a notation of its own
     */
    Records open(OutputStream out, TableFormat form, String missing, List<String> columns) throws IOException;
}
