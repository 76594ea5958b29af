package org.semblance.port;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.semblance.data.Table;
import org.semblance.source.TableFormat;

/** Port: writes a table to a file; the same table always gives the same bytes. */
public interface TableWriter {

    /**
     * Writes the table to an existing file, so that the permissions set when it was created are kept.
     *
     * @param form the format and its layout
     * @param missing the text for missing values, in a format without a notation of its own
     */
    void write(Table table, TableFormat form, String missing, Path file) throws IOException;

    /** Writes a table part by part; the file is complete when closed. */
    interface Parts extends Closeable {
        void write(Table part) throws IOException;
    }

    /** Opens a file for writing part by part, with the same bytes as in one go. */
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
