package org.semblance.run;

import java.io.IOException;
import java.io.OutputStream;
import org.semblance.data.Table;

/** Port: writes a table as bytes, the same table always as the same bytes. */
public interface TableWriter {

    /** The name of the released file, such as {@code release.csv}. */
    String fileName();

    /** Writes the table in a layout, with a text for what is missing. */
    void write(Table table, Csv form, String missing, OutputStream out) throws IOException;
}
