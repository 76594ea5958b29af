package org.semblance.port;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.data.Words;

/** Port: reads a matrix for a judge: which rows show the same, to the letter, and which columns are used. */
public interface MatrixReader {

    /** What the column of vectors is called, in a table of documents and in what is read back. */
    String DOCUMENT = "document";

    /**
     * What a file shows.
     *
     * @param rows for each row, in the file's order, a fingerprint that exactly those rows share that show the same
     *     entries; missing for one without entries
     * @param columns how many columns there are
     * @param used the columns in which some row has an entry
     */
    record Shown(Words rows, int columns, BitSet used) {}

    /** The form of the matrix that a file holds; none where it holds something else, such as a table. */
    Optional<MatrixFormat> form(Path file);

    /** Reads it, entry by entry. */
    Shown shown(Path file, MatrixFormat form, Watcher watcher);
}
