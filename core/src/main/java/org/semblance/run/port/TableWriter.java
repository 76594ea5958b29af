package org.semblance.run.port;

import java.io.IOException;
import java.nio.file.Path;
import org.semblance.data.Table;

/** Port: writes a table to a file, the same table always as the same bytes. */
public interface TableWriter {

    /**
     * Writes the table over a file, which is there already: whoever made it decided who may read it.
     *
     * @param form the format, and how it is laid out
     * @param missing the text for what is missing, in a format that has no sign of its own for it
     */
    void write(Table table, Form form, String missing, Path file) throws IOException;
}
