package org.semblance.formats.documents;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.duckdb.DuckDBReadableVector;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.catalog.Spelling;
import org.semblance.formats.DuckDb;
import org.semblance.formats.ParquetFile;

/**
 * Reads vectors from lists in a Parquet file, entry by entry and strictly, with two queries: for the lengths of the
 * lists, and for their elements.
 */
final class ParquetVectors {

    /** Receives what is read, row by row. */
    interface Rows {

        /**
         * Receives an entry.
         *
         * @return what is wrong with it, if anything
         */
        @Nullable
        Problem entry(int row, int column, double value);

        /** Ends a row. */
        void end(int row);
    }

    private static final ProblemCode CODE = ProblemCode.E_MATRIX;
    private static final String NUMBER =
            "(?:(?:U?(?:TINY|SMALL|BIG|HUGE)INT)|U?INTEGER|FLOAT|DOUBLE|DECIMAL\\(\\d+, ?\\d+\\))";
    private static final Pattern NUMBERS = Pattern.compile(NUMBER + "\\[\\d*]");
    private static final Pattern WHOLE = Pattern.compile("U?(?:(?:TINY|SMALL|BIG)INT|INTEGER)\\[\\d*]");

    private static final Pattern BOTH =
            Pattern.compile("STRUCT\\(\"?places\"? " + WHOLE + ", \"?weights\"? " + NUMBERS + "\\)");

    private final ParquetFile file;
    private final @Nullable String places;
    private final String weights;
    private int[] lengths = new int[1 << 10];
    private int rows;
    private long entries;
    private long columns;
    private boolean certain = true;
    private int row;
    private int place;

    /**
     * @param places an expression for the list of positions; null if the weights are those of all positions
     * @param weights an expression for the list of weights
     */
    private ParquetVectors(ParquetFile file, @Nullable String places, String weights) {
        this.file = file;
        this.places = places;
        this.weights = weights;
    }

    /** A sparse matrix: a list of positions and one of weights. */
    static ParquetVectors sparse(ParquetFile file) {
        return new ParquetVectors(
                file, DuckDb.name(ParquetMatrixWriter.PLACES), DuckDb.name(ParquetMatrixWriter.WEIGHTS));
    }

    /** A column of vectors: lists of equal length, or positions and weights together. */
    static ParquetVectors named(ParquetFile file, String column) {
        String type = file.types().get(column);
        if (type == null) {
            throw Problem.recipe(
                    ProblemCode.E_COLUMN,
                    file.name() + ": there is no column '" + column + "'",
                    Spelling.columns(column, List.of(column), file.types().keySet()));
        }
        String quoted = DuckDb.name(column);
        if (NUMBERS.matcher(type).matches()) {
            return new ParquetVectors(file, null, quoted);
        }
        if (BOTH.matcher(type).matches()) {
            return new ParquetVectors(
                    file,
                    quoted + "." + DuckDb.name(ParquetMatrixWriter.PLACES),
                    quoted + "." + DuckDb.name(ParquetMatrixWriter.WEIGHTS));
        }
        throw Problem.data(
                CODE,
                file.name() + ", column '" + column + "': no lists of numbers",
                "name a column of lists of numbers in vectors: ...");
    }

    /** Whether there are positions and weights instead of all weights. */
    boolean sparse() {
        return places != null;
    }

    /** Whether the columns of a sparse matrix exist. */
    static boolean isSparse(ParquetFile file) {
        return WHOLE.matcher(file.types().getOrDefault(ParquetMatrixWriter.PLACES, ""))
                        .matches()
                && NUMBERS.matcher(file.types().getOrDefault(ParquetMatrixWriter.WEIGHTS, ""))
                        .matches();
    }

    /** The only column of lists of numbers, if there is exactly one. */
    static Optional<String> denseColumn(ParquetFile file) {
        var lists = file.types().entrySet().stream()
                .filter(column -> NUMBERS.matcher(column.getValue()).matches())
                .map(Map.Entry::getKey)
                .toList();
        return lists.size() == 1 ? Optional.of(lists.get(0)) : Optional.empty();
    }

    /** Whether the number of columns is certain after everything was read; the largest position may not be the last. */
    boolean certain() {
        return certain;
    }

    /** Reads the file to its end. */
    MatrixSize read(Rows taking, Watcher watcher) {
        String list = weights;
        if (places == null) {
            file.ask("CAST(len(" + list + ") AS BIGINT)", block -> {
                DuckDBReadableVector length = block.vector(0);
                for (int at = 0; at < block.rowCount(); at++) {
                    dense(length, at);
                }
            });
        } else {
            String at = places;
            file.ask(
                    "CAST(len(" + at + ") AS BIGINT), CAST(len(" + list + ") AS BIGINT), TRY_CAST(list_min(" + at
                            + ") AS BIGINT), TRY_CAST(list_max(" + at + ") AS BIGINT)",
                    block -> {
                        for (int i = 0; i < block.rowCount(); i++) {
                            sparse(block.vector(0), block.vector(1), block.vector(2), block.vector(3), i);
                        }
                    });
            columns = Math.max(columns, noted());
        }
        MatrixSize size;
        try {
            size = MatrixSize.of(rows, columns, entries, places == null);
        } catch (Problem refused) {
            throw refused.at(Place.in(file.name()));
        }
        String values = "TRY_CAST(unnest(" + list + ") AS DOUBLE)";
        row = 0;
        skipEmpty(taking);
        file.ask(places == null ? values : values + ", TRY_CAST(unnest(" + places + ") AS BIGINT)", block -> {
            DuckDBReadableVector value = block.vector(0);
            DuckDBReadableVector column = places == null ? null : block.vector(1);
            for (int at = 0; at < block.rowCount(); at++) {
                take(value, column, at, taking);
            }
            watcher.progress("read", row, rows);
        });
        if (row < rows) {
            throw Problem.data(CODE, file.name() + ": the file is damaged", "write it again");
        }
        return size;
    }

    private void sparse(
            DuckDBReadableVector places,
            DuckDBReadableVector weights,
            DuckDBReadableVector least,
            DuckDBReadableVector most,
            int at) {
        if (places.isNull(at) || weights.isNull(at)) {
            throw wrong("no list where one is expected", "write an empty list where there is nothing");
        }
        if (places.getLong(at) != weights.getLong(at)) {
            throw wrong("not as many weights as places", "give every place one weight");
        }
        if (places.getLong(at) > 0) {
            if (least.isNull(at) || least.getLong(at) < 0 || most.getLong(at) > Integer.MAX_VALUE) {
                throw wrong("a place that is none", "give places as whole numbers, counted from 0");
            }
            columns = Math.max(columns, most.getLong(at) + 1);
        }
        add(places.getLong(at));
    }

    private void dense(DuckDBReadableVector lengths, int at) {
        if (lengths.isNull(at)) {
            throw wrong("no vector", "leave the row out, or give it a vector");
        }
        long length = lengths.getLong(at);
        if (rows > 0 && length != columns) {
            throw wrong(
                    "a vector of another length than in row 1", "give vectors of one length, or of one encoder alone");
        }
        columns = length;
        add(length);
    }

    private void add(long length) {
        if (rows == lengths.length) {
            lengths = Arrays.copyOf(lengths, 2 * rows);
        }
        lengths[rows++] = (int) length;
        entries += length;
        row = rows;
    }

    private long noted() {
        String noted = file.note(ParquetMatrixWriter.COLUMNS);
        if (noted == null || !noted.matches("[0-9]{1,10}")) {
            certain = false;
            return 0;
        }
        long said = Long.parseLong(noted);
        if (said < columns) {
            throw Problem.data(
                    CODE,
                    file.name() + ": a place beyond the " + said + " columns that the file notes",
                    "write the file again");
        }
        return said;
    }

    private void take(DuckDBReadableVector values, @Nullable DuckDBReadableVector columns, int at, Rows taking) {
        double value = values.isNull(at) ? Double.NaN : values.getDouble(at);
        if (!Double.isFinite(value)) {
            throw wrong("a value that is missing, NaN or infinite", "correct the vector, or leave the row out");
        }
        if (columns != null && columns.isNull(at)) {
            throw wrong("a place that is none", "give places as whole numbers, counted from 0");
        }
        Problem refused = taking.entry(row, columns == null ? place : (int) columns.getLong(at), value);
        if (refused != null) {
            throw refused.at(Place.in(file.name()).row(row + 1));
        }
        place++;
        if (place == lengths[row]) {
            taking.end(row);
            row++;
            skipEmpty(taking);
        }
    }

    private void skipEmpty(Rows taking) {
        place = 0;
        while (row < rows && lengths[row] == 0) {
            taking.end(row++);
        }
    }

    private Problem wrong(String what, String advice) {
        return Problem.data(CODE, what, advice).at(Place.in(file.name()).row(row + 1));
    }
}
