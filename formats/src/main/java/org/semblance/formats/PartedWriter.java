package org.semblance.formats;

import java.io.IOException;
import java.nio.file.Path;
import org.semblance.data.Table;
import org.semblance.port.TableWriter;
import org.semblance.source.TableFormat;

/** A writer that writes tables in the same way whether they arrive part by part or as a whole. */
abstract class PartedWriter implements TableWriter {

    /** The values of a column as they are written. */
    interface Texts {
        byte[] at(int row) throws IOException;
    }

    @Override
    public final void write(Table table, TableFormat form, String missing, Path file) throws IOException {
        try (Parts whole = open(form, missing, file)) {
            whole.write(table);
        }
    }

    @Override
    public abstract Parts open(TableFormat form, String missing, Path file) throws IOException;
}
