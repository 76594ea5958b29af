package org.semblance.spark;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.port.TableFormat;

/**
 * Some rows of a file, numbered within it.
 *
 * @param ending what is known when all of the file was read; with its last rows only
 */
record FilePiece(int file, Table rows, @Nullable Ending ending) implements Serializable {

    /** The form a file was found in, and what a person should know of it. */
    record Ending(TableFormat form, List<Watcher.Warning> warnings) implements Serializable {}

    /** What the driver must know of a piece. */
    record Facts(
            int file,
            int rows,
            @Nullable Table columns,
            @Nullable Ending ending) implements Serializable {}

    /** What the driver must know, with the columns where the file ends. */
    Facts facts() {
        return new Facts(file, rows.size(), ending == null ? null : rows.rows(new int[0]), ending);
    }
}
