package org.semblance.port;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.semblance.data.Vectors;
import org.semblance.source.MatrixFormat;

/** Port: writes a matrix, one vector per row. */
public interface MatrixWriter {

    /**
     * Writes the matrix.
     *
     * @param terms the names of the columns; empty if unknown
     * @param file an existing empty file
     */
    void write(Vectors matrix, List<String> terms, MatrixFormat form, Path file) throws IOException;
}
