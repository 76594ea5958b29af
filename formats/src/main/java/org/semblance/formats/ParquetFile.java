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

/** A Parquet file that is open to be asked for columns of any kind, also nested ones. */
public final class ParquetFile implements AutoCloseable {

    private final SourceFile file;
    private final String quoted;
    private final Duck duck;
    private final Map<String, String> types = new LinkedHashMap<>();

    private ParquetFile(SourceFile file, String quoted, Duck duck) {
        this.file = file;
        this.quoted = quoted;
        this.duck = duck;
    }

    /** Whether a file begins as such files do. */
    public static boolean is(Path path) {
        return FileContent.of(SourceFile.at(path)) == FileContent.PARQUET;
    }

    /** Opens a file, whose checksums are right where it has any. */
    public static ParquetFile open(Path path) {
        SourceFile file = SourceFile.at(path);
        Path whole = path.toAbsolutePath();
        ParquetPages.verify(file, whole);
        try {
            ParquetFile opened = new ParquetFile(file, Duck.file(whole), Duck.inMemory(2));
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

    /** What the engine calls the kind of each column. */
    public Map<String, String> types() {
        return types;
    }

    /** How many rows the file says it has. */
    public long rows() {
        return answered(() -> duck.number("SELECT num_rows FROM parquet_file_metadata(" + quoted + ")"));
    }

    /** What the file notes of itself under a key; null where it does not. */
    public @Nullable String note(String key) {
        Optional<String> noted = answered(() -> duck
                .rows("SELECT CAST(value AS VARCHAR) FROM parquet_kv_metadata(" + quoted
                        + ") WHERE CAST(key AS VARCHAR) = " + Duck.literal(key))
                .stream()
                .map(row -> row.get(0))
                .findFirst());
        return noted.orElse(null);
    }

    /**
     * Hands over the answer to a query, block by block, in the order of the file.
     *
     * @param expressions what stands behind SELECT
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

    private interface Asking<T> {
        T answer() throws SQLException;
    }

    private <T> T answered(Asking<T> asking) {
        try {
            return asking.answer();
        } catch (SQLException failed) {
            if (Duck.outOfMemory(failed)) {
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
