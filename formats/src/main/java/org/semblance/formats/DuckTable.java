package org.semblance.formats;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.duckdb.DuckDBChunkedResult;
import org.duckdb.DuckDBDataChunkReader;
import org.duckdb.DuckDBPreparedStatement;
import org.duckdb.DuckDBReadableVector;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.ProblemKind;
import org.semblance.Watcher;
import org.semblance.port.TableReader;
import org.semblance.source.CsvLayout;

/** Reads a relation of the engine, block by block and within each block column by column. */
final class DuckTable {

    /**
     * The largest number of rows for which memory is reserved in advance, because the metadata of a file may be wrong.
     */
    private static final long EXPECTED = 1 << 24;

    /** Reads the value of one row of a block. */
    private interface RowTaker {
        @Nullable
        Problem take(DuckDBReadableVector values, int row);
    }

    /** Up to this many distinct words are numbered by the engine, if there are many rows. */
    private static final int FEW_KINDS = 1 << 16;

    private static final long MANY_ROWS = 1 << 16;

    private final String place;
    private final ProblemKind code;
    private final String relation;
    private final TableReader.Request request;
    private final List<DuckColumn> columns = new ArrayList<>();
    private long row;

    /**
     * @param place the name of the table in messages
     * @param code the problem to report if it cannot be read
     * @param relation the relation in SQL, after FROM
     */
    DuckTable(String place, ProblemKind code, String relation, TableReader.Request request) {
        this.place = place;
        this.code = code;
        this.relation = relation;
        this.request = request;
    }

    /** The names of all columns. */
    List<String> names() {
        return columns.stream().map(DuckColumn::name).toList();
    }

    /** The type of each column. */
    Map<String, String> types() {
        Map<String, String> types = new LinkedHashMap<>();
        columns.forEach(column -> types.put(column.name(), column.type()));
        return types;
    }

    /**
     * Reads the table after its columns are known, and passes it on.
     *
     * @param rows the number of rows; any other is an error
     */
    void read(DuckDb duck, long rows, TableParts parts, Watcher watcher) throws SQLException {
        List<DuckColumn> wanted = columns.stream()
                .filter(column -> request.wanted().test(column.name()))
                .toList();
        List<ColumnIntake> intakes =
                wanted.stream().map(column -> intake(column, parts.rows(rows))).toList();
        List<String> asked = new ArrayList<>();
        List<RowTaker> takings = new ArrayList<>();
        List<CodedWords> coded = new ArrayList<>();
        for (int i = 0; i < wanted.size(); i++) {
            DuckColumn column = wanted.get(i);
            ColumnIntake intake = intakes.get(i);
            if (intake instanceof WordIntake words && few(duck, column, rows)) {
                asked.add(number(duck, column, i));
                CodedWords codes = new CodedWords(kinds(duck, i), words);
                coded.add(codes);
                takings.add(codes::take);
            } else {
                asked.add(column.expression());
                takings.add((values, at) -> column.take(values, at, intake));
            }
        }
        String sql = "SELECT " + (asked.isEmpty() ? "1" : String.join(", ", asked)) + " FROM " + relation;
        try (DuckDBPreparedStatement statement = duck.connection().prepare(sql);
                DuckDBChunkedResult result = statement.query()) {
            while (next(result)) {
                take(result.chunk(), wanted, takings);
                watcher.progress("read", row, rows);
                if (parts.full(row)) {
                    parts.hand(intakes, row);
                    coded.forEach(CodedWords::forget);
                }
            }
        }
        if (row != rows) {
            // an error in between would look like the end
            throw new SQLException("rows that did not come");
        }
        parts.refuseNone(
                row, Problem.data(ProblemCode.E_EMPTY_INPUT, place + ": no records", "give a table with records"));
        parts.end(intakes, row, watcher);
    }

    /** Determines the columns. */
    void describe(DuckDb duck) throws SQLException {
        List<List<@Nullable String>> described = duck.rows("DESCRIBE SELECT * FROM " + relation);
        List<String> raw =
                described.stream().map(one -> String.valueOf(one.get(0))).toList();
        List<String> names = ColumnHeader.names(raw, Place.in(place));
        for (int i = 0; i < names.size(); i++) {
            String type = String.valueOf(described.get(i).get(1));
            String name = names.get(i);
            DuckColumn column =
                    DuckColumn.of(raw.get(i), name, type, request.number().test(name));
            if (column.kind() == DuckColumn.Kind.OPAQUE) {
                throw Problem.data(
                        code,
                        place + ", column '" + name + "': nested or binary values",
                        "keep columns of plain values only: numbers, texts, dates, truth values");
            }
            columns.add(column);
        }
    }

    private ColumnIntake intake(DuckColumn column, long rows) {
        MissingTokens missing = new MissingTokens(request.missing(), request.own(column.name()), '.');
        int expected = (int) Math.max(64, Math.min(rows, EXPECTED));
        return request.number().test(column.name())
                ? new NumberIntake(
                        column.name(),
                        missing,
                        CsvLayout.PLAIN,
                        false,
                        () -> Place.in(place).row(row + 1),
                        expected)
                : new WordIntake(column.name(), missing, request.nfc(), expected);
    }

    private boolean few(DuckDb duck, DuckColumn column, long rows) throws SQLException {
        return rows > MANY_ROWS
                && column.type().equals("VARCHAR")
                && duck.number("SELECT approx_count_distinct(" + column.expression() + ") FROM " + relation)
                        <= FEW_KINDS;
    }

    /** Lets the engine number the words of a column; returns the expression for the number. */
    private String number(DuckDb duck, DuckColumn column, int index) throws SQLException {
        String type = "words" + index;
        duck.run("CREATE TEMP TYPE " + type + " AS ENUM (SELECT DISTINCT " + column.expression() + " FROM " + relation
                + " WHERE " + column.expression() + " IS NOT NULL)");
        return "CAST(enum_code(CAST(" + column.expression() + " AS " + type + ")) AS INTEGER)";
    }

    private static List<String> kinds(DuckDb duck, int index) throws SQLException {
        return duck.rows("SELECT unnest(enum_range(CAST(NULL AS words" + index + ")))").stream()
                .map(row -> String.valueOf(row.get(0)))
                .toList();
    }

    /** Moves to the next block; the driver reports an error within a result by an exception of its own. */
    static boolean next(DuckDBChunkedResult result) throws SQLException {
        try {
            return result.nextChunk();
        } catch (RuntimeException failed) {
            throw new SQLException(failed.getMessage(), failed);
        }
    }

    private void take(DuckDBDataChunkReader chunk, List<DuckColumn> wanted, List<RowTaker> takings) {
        int size = (int) chunk.rowCount();
        if (row + size > Integer.MAX_VALUE - 8) {
            throw Problem.data(
                    ProblemCode.E_TOO_MANY_ROWS, place + ": more than 2,147,483,639 rows", "split the table");
        }
        for (int i = 0; i < takings.size(); i++) {
            DuckDBReadableVector values = chunk.vector(i);
            RowTaker taking = takings.get(i);
            for (int at = 0; at < size; at++) {
                Problem refused = taking.take(values, at);
                if (refused != null) {
                    throw refused.at(Place.in(place)
                            .row(row + at + 1)
                            .column(wanted.get(i).name()));
                }
            }
        }
        row += size;
    }
}
