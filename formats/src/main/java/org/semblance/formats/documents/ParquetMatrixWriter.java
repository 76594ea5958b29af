package org.semblance.formats.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.duckdb.DuckDBFunctions;
import org.semblance.data.Vectors;
import org.semblance.formats.DuckDb;

/**
 * Writes a matrix as Parquet, one document per row. A sparse matrix has a list of {@code places} (positions),
 * increasing and counted from 0, a list of {@code weights}, and the number of positions in the metadata key {@code
 * columns}; a dense one has a list of all weights, {@code vector}.
 */
final class ParquetMatrixWriter {

    /** The column of positions. */
    static final String PLACES = "places";

    /** The column of weights. */
    static final String WEIGHTS = "weights";

    /** The column of a dense matrix. */
    static final String VECTOR = "vector";

    /** The metadata key of the number of positions. */
    static final String COLUMNS = "columns";

    /** The number of entries written at once as a row group. */
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
        try (DuckDb duck = DuckDb.inMemory(1)) {
            DuckDBFunctions.tableFunction()
                    .withName("released")
                    .withFunction(new VectorTexts(matrix, dense))
                    .register(duck.connection());
            duck.run("COPY (SELECT " + columns + " FROM released()) TO "
                    + DuckDb.literal(file.toAbsolutePath().toString())
                    + " (FORMAT parquet, COMPRESSION zstd, USE_TMP_FILE false, ROW_GROUP_SIZE " + group
                    + (dense ? "" : ", KV_METADATA {" + COLUMNS + ": '" + matrix.dimensions() + "'}") + ")");
        } catch (SQLException failed) {
            // messages of the engine may quote the data
            throw new IOException("Parquet cannot be written");
        }
    }
}
