package org.semblance.port;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Port: writes records one after the other. What reaches the output ends with a whole record. */
public interface RecordWriter {

    /** A record is written field by field, in the order of the columns. */
    interface Records {

        void text(String text);

        /** A number or truth value as it came, in a format that tells them from texts. */
        void bare(String text);

        void number(double number);

        void missing();

        /** Ends a record; hands it on when enough has gathered. */
        void end() throws IOException;

        /** Hands on all records that were ended. */
        void flush() throws IOException;
    }

    /**
     * Begins with what comes before the first record.
     *
     * @param missing the text for what is missing, in a format that has no sign of its own for it
     */
    Records open(OutputStream out, TableFormat form, String missing, List<String> columns) throws IOException;
}
