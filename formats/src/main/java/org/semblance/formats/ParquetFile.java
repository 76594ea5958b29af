package org.semblance.formats;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.duckdb.DuckDBChunkedResult;
import org.duckdb.DuckDBDataChunkReader;
import org.duckdb.DuckDBPreparedStatement;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** An open Parquet file that can be queried for columns of any type, including nested ones. */
public final class ParquetFile implements AutoCloseable {

    private final SourceFile file;
    private final String quoted;
    private final DuckDb duck;
    private final Map<String, String> types = new LinkedHashMap<>();

    private ParquetFile(SourceFile file, String quoted, DuckDb duck) {
        this.file = file;
        this.quoted = quoted;
        this.duck = duck;
    }

    static Problem zipped(SourceFile file) {
        return Problem.data(
                ProblemCode.E_PARQUET,
                file.name() + ": a Parquet file inside of a gzip file",
                "unpack it with gunzip; Parquet is compressed inside");
    }

    static Problem encrypted(SourceFile file) {
        return Problem.data(ProblemCode.E_PARQUET, file.name() + ": an encrypted Parquet file", "decrypt it first");
    }

    /** Whether a file looks like Parquet. */
    public static boolean is(Path path) {
        return FileContent.of(SourceFile.at(path)) == FileContent.PARQUET;
    }

    /** Opens a file after verifying its checksums, if it has any. */
    public static ParquetFile open(Path path) {
        SourceFile file = SourceFile.at(path);
        Path whole = path.toAbsolutePath();
        ParquetPages.verify(file, whole);
        try {
            ParquetFile opened = new ParquetFile(file, DuckDb.file(whole), DuckDb.inMemory(2));
            try {
                opened.describe();
                return opened;
            } catch (SQLException | RuntimeException failed) {
                opened.close();
                throw failed;
            }
        } catch (SQLException failed) {
            throw ParquetReader.damaged(file.name());
        }
    }

    private void describe() throws SQLException {
        List<List<@Nullable String>> described = duck.rows("DESCRIBE SELECT * FROM " + relation());
        List<String> names =
                described.stream().map(column -> String.valueOf(column.get(0))).toList();
        ColumnHeader.names(names, Place.in(file.name()));
        described.forEach(column -> types.put(String.valueOf(column.get(0)), String.valueOf(column.get(1))));
    }

    private String relation() {
        return "read_parquet(" + quoted + ", hive_partitioning = false, union_by_name = false)";
    }

    /** The name without folders. */
    public String name() {
        return file.name();
    }

    /** The type of each column in the engine. */
    public Map<String, String> types() {
        return types;
    }

    /** The number of rows according to the file. */
    public long rows() {
        return answered(() -> duck.number("SELECT num_rows FROM parquet_file_metadata(" + quoted + ")"));
    }

    /** The value of a key in the file's metadata; null if absent. */
    public @Nullable String note(String key) {
        Optional<String> noted = answered(() -> duck
                .rows("SELECT CAST(value AS VARCHAR) FROM parquet_kv_metadata(" + quoted
                        + ") WHERE CAST(key AS VARCHAR) = " + DuckDb.literal(key))
                .stream()
                .map(row -> row.get(0))
                .findFirst());
        return noted.orElse(null);
    }

    /**
     * Passes on the result of a query, block by block, in file order.
     *
     * @param expressions the expressions after SELECT
     */
    public void ask(String expressions, Consumer<DuckDBDataChunkReader> blocks) {
        answered(() -> {
            try (DuckDBPreparedStatement statement =
                            duck.connection().prepare("SELECT " + expressions + " FROM " + relation());
                    DuckDBChunkedResult result = statement.query()) {
                while (DuckTable.next(result)) {
                    blocks.accept(result.chunk());
                }
            }
            return file;
        });
    }

    private interface FileQuery<T> {
        T answer() throws SQLException;
    }

    private <T> T answered(FileQuery<T> asking) {
        try {
            return asking.answer();
        } catch (SQLException failed) {
            if (DuckDb.outOfMemory(failed)) {
                throw ParquetReader.tooLarge(file.name());
            }
            throw ParquetReader.damaged(file.name());
        }
    }

    @Override
    public void close() {
        duck.close();
    }
}
