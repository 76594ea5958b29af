package org.semblance.formats;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.duckdb.DuckDBDataChunkReader;
import org.duckdb.DuckDBReadableVector;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;

/** Reads the requested columns of a Parquet file row by row; other columns may have any type. */
final class ParquetTexts {

    private final ParquetFile file;
    private final List<String> asked;
    private final List<RowCell> cells;
    private final TextRows.Rows rows;
    private final Watcher watcher;
    private final long expected;
    private long row;

    private ParquetTexts(ParquetFile file, List<String> asked, TextRows.Rows rows, Watcher watcher) {
        this.file = file;
        this.asked = asked;
        this.cells = asked.stream().map(name -> new RowCell(false)).toList();
        this.rows = rows;
        this.watcher = watcher;
        this.expected = file.rows();
    }

    static void read(SourceFile source, Path path, List<String> asked, TextRows.Rows rows, Watcher watcher) {
        try (ParquetFile file = ParquetFile.open(path)) {
            new ParquetTexts(file, asked, rows, watcher).read();
        } catch (UncheckedIOException unreadable) {
            throw source.unreadable(Objects.requireNonNull(unreadable.getCause()));
        }
    }

    private void read() {
        file.ask(String.join(", ", expressions()), block -> {
            try {
                take(block);
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        });
        if (row != expected) {
            throw ParquetReader.damaged(file.name());
        }
        if (row == 0) {
            throw TextRows.withoutRows(file.name());
        }
    }

    private List<String> expressions() {
        List<String> raw = List.copyOf(file.types().keySet());
        List<String> there = ColumnHeader.names(raw, Place.in(file.name()));
        List<String> expressions = new ArrayList<>();
        for (String name : asked) {
            int column = there.indexOf(name);
            if (column < 0) {
                throw TextRows.unknown(file.name(), name, asked, there);
            }
            String type = String.valueOf(file.types().get(raw.get(column)));
            if (DuckColumn.of(raw.get(column), name, type, false).kind() == DuckColumn.Kind.OPAQUE) {
                throw Problem.data(
                        ProblemCode.E_PARQUET,
                        file.name() + ", column '" + name + "': nested or binary values, not texts",
                        "name a column of texts; a column of vectors is named with vectors:");
            }
            expressions.add("CAST(" + DuckDb.name(raw.get(column)) + " AS VARCHAR)");
        }
        return expressions;
    }

    private void take(DuckDBDataChunkReader block) throws IOException {
        List<DuckDBReadableVector> vectors = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            vectors.add(block.vector(i));
        }
        Runnable progress = () -> watcher.progress("read", row, expected);
        for (int at = 0; at < block.rowCount(); at++) {
            row++;
            for (int i = 0; i < cells.size(); i++) {
                Problem refused = take(vectors.get(i), at, cells.get(i));
                if (refused != null) {
                    throw refused.at(Place.in(file.name()).row(row).column(asked.get(i)));
                }
            }
            rows.row(row, cells, progress);
        }
        progress.run();
    }

    private static @Nullable Problem take(DuckDBReadableVector values, int at, RowCell cell) {
        if (values.isNull(at)) {
            cell.addMissing();
            return null;
        }
        return cell.add(values.getString(at));
    }
}
