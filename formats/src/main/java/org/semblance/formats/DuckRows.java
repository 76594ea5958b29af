package org.semblance.formats;

import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.List;
import org.duckdb.DuckDBColumnType;
import org.duckdb.DuckDBDataChunkWriter;
import org.duckdb.DuckDBFunctions;
import org.duckdb.DuckDBTableFunctionBindInfo;
import org.duckdb.DuckDBWritableVector;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Words;

/** Columns as a table function of the engine. */
final class DuckRows extends DuckBlocks {

    private final List<? extends Column> columns;
    private final byte[][][] words;

    private DuckRows(List<? extends Column> columns, int size) {
        super(size);
        this.columns = columns;
        this.words = new byte[columns.size()][][];
        for (int i = 0; i < words.length; i++) {
            if (columns.get(i) instanceof Words column) {
                words[i] = column.dictionary().stream()
                        .map(word -> word.getBytes(StandardCharsets.UTF_8))
                        .toArray(byte[][]::new);
            }
        }
    }

    /** Registers columns as a function, in which they are named by number. */
    static void register(DuckDb duck, String function, List<? extends Column> columns, int size) throws SQLException {
        DuckDBFunctions.tableFunction()
                .withName(function)
                .withFunction(new DuckRows(columns, size))
                .register(duck.connection());
    }

    /** The name of a column in the function. */
    static String name(int column) {
        return "c" + column;
    }

    @Override
    protected void columns(DuckDBTableFunctionBindInfo info) {
        for (int i = 0; i < columns.size(); i++) {
            info.addResultColumn(
                    name(i), columns.get(i) instanceof Numbers ? DuckDBColumnType.DOUBLE : DuckDBColumnType.VARCHAR);
        }
    }

    @Override
    protected void fill(DuckDBDataChunkWriter block, int from, int count) {
        for (int i = 0; i < columns.size(); i++) {
            DuckDBWritableVector target = block.vector(i);
            if (columns.get(i) instanceof Numbers numbers) {
                put(numbers, from, count, target);
            } else {
                put((Words) columns.get(i), words[i], from, count, target);
            }
        }
    }

    private static void put(Numbers numbers, int from, int count, DuckDBWritableVector target) {
        for (int at = 0; at < count; at++) {
            if (numbers.missing(from + at)) {
                target.setNull(at);
            } else {
                target.setDouble(at, numbers.at(from + at));
            }
        }
    }

    private static void put(Words column, byte[][] words, int from, int count, DuckDBWritableVector target) {
        byte[][] texts = new byte[count][];
        for (int at = 0; at < count; at++) {
            int code = column.code(from + at);
            texts[at] = code == Words.MISSING ? null : words[code];
        }
        target.setStringUtf8Batch(0, texts);
    }
}
