package org.semblance.port;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.source.MatrixFormat;

/** Port: reads a released matrix back for verification: which rows are exactly equal, and which columns they use. */
public interface MatrixReader {

    /** The name of the column of vectors, in a table of documents and when read back. */
    String DOCUMENT = "document";

    /**
     * The content of a file.
     *
     * @param rows for each row, in file order, a fingerprint shared exactly by rows with equal entries; missing for
     *     a row without entries
     * @param columns the number of columns
     * @param used the columns in which some row has an entry
     */
    record MatrixContent(Words rows, int columns, BitSet used) {}

    /** Receives the places of entries. */
    interface Entries {

        /** Receives the place of an entry, row and column counted from 0. */
        void entry(int row, int column);
    }

    /** The format of the matrix in a file; empty if it contains something else, such as a table. */
    Optional<MatrixFormat> form(Path file);

    /** Reads the matrix, entry by entry. */
    MatrixContent shown(Path file, MatrixFormat form, Watcher watcher);

    /** Reads the places of all entries again; zeros of dense files are no entries. */
    void entries(Path file, MatrixFormat form, Entries receiver, Watcher watcher);
}
