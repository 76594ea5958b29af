package org.semblance.port;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.semblance.data.Vectors;

/** Port: writes a matrix, a vector in each row. */
public interface MatrixWriter {

    /**
     * Writes it.
     *
     * @param terms what the columns stand for; empty where nobody said it
     * @param file a file that is there, and empty
     */
    void write(Vectors matrix, List<String> terms, MatrixFormat form, Path file) throws IOException;
}
