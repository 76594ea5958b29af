package org.semblance.spark;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.source.TableFormat;

/**
 * Some rows of a file, numbered within that file.
 *
 * @param ending what is known once the whole file has been read; null except for the piece with its last rows
 */
record FilePiece(int file, Table rows, @Nullable Ending ending) implements Serializable {

    /** The format detected in a file, and the warnings that reading it gave. */
    record Ending(TableFormat form, List<Watcher.Warning> warnings) implements Serializable {}

    /**
     * What the driver needs to know about a piece, without its rows.
     *
     * @param columns the columns without rows; null unless the file ends with this piece
     */
    record Facts(
            int file,
            int rows,
            @Nullable Table columns,
            @Nullable Ending ending) implements Serializable {}

    /** The facts for the driver; with the columns if the file ends with this piece. */
    Facts facts() {
        return new Facts(file, rows.size(), ending == null ? null : rows.rows(new int[0]), ending);
    }
}
