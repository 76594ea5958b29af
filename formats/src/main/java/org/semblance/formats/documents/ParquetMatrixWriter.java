package org.semblance.formats.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.duckdb.DuckDBFunctions;
import org.semblance.data.Vectors;
import org.semblance.formats.Duck;

/**
 * Writes a matrix as Parquet, a document in each row. A sparse one has a list of {@code places}, rising and counted from
 * 0, and a list of {@code weights}, and notes under {@code columns} how many places there are; a dense one has a list
 * with all that stands at any place, {@code vector}.
 */
final class ParquetMatrixWriter {

    /** The column of places. */
    static final String PLACES = "places";

    /** The column of what stands there. */
    static final String WEIGHTS = "weights";

    /** The column of a dense matrix. */
    static final String VECTOR = "vector";

    /** Where the file notes how many places there are. */
    static final String COLUMNS = "columns";

    /** A row group is written at once. */
    private static final long ENTRIES_AT_ONCE = 1 << 22;

    private static final int BLOCK = 2048;
    private static final int USUAL = 122_880;

    private ParquetMatrixWriter() {}

    static void write(Vectors matrix, boolean dense, Path file) throws IOException {
        long entries = dense ? (long) matrix.size() * matrix.dimensions() : matrix.entries();
        long fitting = ENTRIES_AT_ONCE / Math.max(1, entries / Math.max(1, matrix.size()));
        long group = Math.min(USUAL, Math.max(1, fitting / BLOCK) * BLOCK);
        String columns = dense
                ? "CAST(c0 AS DOUBLE[]) AS " + VECTOR
                : "CAST(c0 AS INTEGER[]) AS " + PLACES + ", CAST(c1 AS DOUBLE[]) AS " + WEIGHTS;
        try (Duck duck = Duck.inMemory(1)) {
            DuckDBFunctions.tableFunction()
                    .withName("released")
                    .withFunction(new VectorTexts(matrix, dense))
                    .register(duck.connection());
            duck.run("COPY (SELECT " + columns + " FROM released()) TO "
                    + Duck.literal(file.toAbsolutePath().toString())
                    + " (FORMAT parquet, COMPRESSION zstd, USE_TMP_FILE false, ROW_GROUP_SIZE " + group
                    + (dense ? "" : ", KV_METADATA {" + COLUMNS + ": '" + matrix.dimensions() + "'}") + ")");
        } catch (SQLException failed) {
            // what the engine says may quote the data
            throw new IOException("Parquet cannot be written");
        }
    }
}
