package org.semblance.port;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.semblance.data.Table;

/** Port: writes a table to a file, the same table always as the same bytes. */
public interface TableWriter {

    /**
     * Writes the table over a file, which is there already: whoever made it decided who may read it.
     *
     * @param form the format, and how it is laid out
     * @param missing the text for what is missing, in a format that has no sign of its own for it
     */
    void write(Table table, TableFormat form, String missing, Path file) throws IOException;

    /** Takes a table part by part, one below the other; the file is whole when it is closed. */
    interface Parts extends Closeable {
        void write(Table part) throws IOException;
    }

    /** Writes a table part by part, to the same bytes as in one go. */
    default Parts open(TableFormat form, String missing, Path file) throws IOException {
        List<Table> parts = new ArrayList<>();
        return new Parts() {
            @Override
            public void write(Table part) {
                parts.add(part);
            }

            @Override
            public void close() throws IOException {
                TableWriter.this.write(Table.joined(parts), form, missing, file);
            }
        };
    }
}
