package org.semblance.formats;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.duckdb.DuckDBChunkedResult;
import org.duckdb.DuckDBDataChunkReader;
import org.duckdb.DuckDBPreparedStatement;
import org.duckdb.DuckDBReadableVector;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;

/** The rows of a Parquet file, block by block, with the columns that are asked for; others may hold what they like. */
final class ParquetTexts {

    private static final String CODE = "E_PARQUET";

    private ParquetTexts() {}

    static void read(SourceFile file, Path path, List<String> asked, TextRows.Rows rows, Watcher watcher) {
        String quoted = Duck.file(path.toAbsolutePath());
        String relation = "read_parquet(" + quoted + ", hive_partitioning = false, union_by_name = false)";
        try (Duck duck = Duck.inMemory(2)) {
            ParquetPages.verify(file, path.toAbsolutePath());
            long expected = duck.number("SELECT num_rows FROM parquet_file_metadata(" + quoted + ")");
            String sql = "SELECT " + String.join(", ", expressions(duck, file.name(), relation, asked)) + " FROM "
                    + relation;
            long row = 0;
            List<Cell> cells = asked.stream().map(name -> new Cell(false)).toList();
            try (DuckDBPreparedStatement statement = duck.connection().prepare(sql);
                    DuckDBChunkedResult result = statement.query()) {
                while (next(result)) {
                    row = take(result.chunk(), row, expected, file.name(), asked, cells, rows, watcher);
                }
            }
            if (row != expected) {
                throw ParquetReader.damaged(file.name());
            }
            if (row == 0) {
                throw TextRows.withoutRows(file.name());
            }
        } catch (SQLException failed) {
            if (Duck.outOfMemory(failed)) {
                throw Problem.machine(
                        "E_MEMORY",
                        file.name() + ": its blocks do not fit into memory",
                        "write it with smaller row groups");
            }
            throw ParquetReader.damaged(file.name());
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    private static List<String> expressions(Duck duck, String file, String relation, List<String> asked)
            throws SQLException {
        List<List<@Nullable String>> described = duck.rows("DESCRIBE SELECT * FROM " + relation);
        List<String> raw =
                described.stream().map(one -> String.valueOf(one.get(0))).toList();
        List<String> there = Header.names(raw, file + ", columns");
        List<String> expressions = new ArrayList<>();
        for (String name : asked) {
            int column = there.indexOf(name);
            if (column < 0) {
                throw TextRows.unknown(file, name, asked, there);
            }
            String type = String.valueOf(described.get(column).get(1));
            if (DuckColumn.of(raw.get(column), name, type, false).kind() == DuckColumn.Kind.OPAQUE) {
                throw Problem.data(
                        CODE,
                        file + ", column '" + name + "': nested or binary values, not texts",
                        "name a column of texts; a column of vectors is named with vectors:");
            }
            expressions.add("CAST(" + Duck.name(raw.get(column)) + " AS VARCHAR)");
        }
        return expressions;
    }

    /** The driver tells of an error in the midst of a result by an exception of its own. */
    private static boolean next(DuckDBChunkedResult result) throws SQLException {
        try {
            return result.nextChunk();
        } catch (RuntimeException failed) {
            throw new SQLException(failed.getMessage(), failed);
        }
    }

    private static long take(
            DuckDBDataChunkReader chunk,
            long before,
            long expected,
            String file,
            List<String> asked,
            List<Cell> cells,
            TextRows.Rows rows,
            Watcher watcher)
            throws IOException {
        long size = chunk.rowCount();
        List<DuckDBReadableVector> vectors = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            vectors.add(chunk.vector(i));
        }
        for (int at = 0; at < size; at++) {
            long row = before + at + 1;
            for (int i = 0; i < cells.size(); i++) {
                Problem refused = take(vectors.get(i), at, cells.get(i));
                if (refused != null) {
                    throw refused.at(new Place(file, row, 0).column(asked.get(i)));
                }
            }
            rows.row(row, cells, () -> watcher.progress("read", row, expected));
        }
        watcher.progress("read", before + size, expected);
        return before + size;
    }

    private static @Nullable Problem take(DuckDBReadableVector values, int at, Cell cell) {
        if (values.isNull(at)) {
            cell.addMissing();
            return null;
        }
        return cell.add(values.getString(at));
    }
}
