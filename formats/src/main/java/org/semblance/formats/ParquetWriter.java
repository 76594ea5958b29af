package org.semblance.formats;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.semblance.data.Column;
import org.semblance.data.Decimal;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.port.TableWriter;
import org.semblance.source.TableFormat;

/**
 * Writes a table as Parquet: zstd, row groups of equal size, with one thread, so that the same table gives the same
 * bytes. The engine only sees the table to be written, so statistics and dictionaries contain nothing else.
 *
 * <p>Columns keep their types as long as all of their values allow it; otherwise numbers are doubles and words are
 * texts.
 */
final class ParquetWriter implements TableWriter {

    private static final Pattern KEPT = Pattern.compile("(TINY|SMALL|BIG|UTINY|USMALL|UBIG)INT|U?INTEGER|DOUBLE|FLOAT"
            + "|BOOLEAN|DATE|TIME|TIMESTAMP(_S|_MS|_NS| WITH TIME ZONE)?|UUID|DECIMAL\\(\\d+, ?\\d+\\)");

    /** The ranges of integer types, all exact in a double. */
    private static final Map<String, long[]> RANGES = Map.of(
            "TINYINT", new long[] {Byte.MIN_VALUE, Byte.MAX_VALUE},
            "SMALLINT", new long[] {Short.MIN_VALUE, Short.MAX_VALUE},
            "INTEGER", new long[] {Integer.MIN_VALUE, Integer.MAX_VALUE},
            "BIGINT", new long[] {-(1L << 53), 1L << 53},
            "UTINYINT", new long[] {0, 0xFF},
            "USMALLINT", new long[] {0, 0xFFFF},
            "UINTEGER", new long[] {0, 0xFFFFFFFFL},
            "UBIGINT", new long[] {0, 1L << 53});

    /** The number of rows of a row group; a multiple of the engine's block size. */
    static final int ROW_GROUP = 122_880;

    @Override
    public void write(Table table, TableFormat form, String missing, Path file) throws IOException {
        try (DuckDb duck = DuckDb.inMemory(1)) {
            List<String> types = types(duck, table, form);
            DuckRows.register(duck, "released", table.columns(), table.size());
            copy(duck, table.names(), types, "released()", file);
        } catch (SQLException failed) {
            throw failed();
        }
    }

    @Override
    public Parts open(TableFormat form, String missing, Path file) {
        return new ParquetParts(this, form, missing, file);
    }

    /** Writes columns, which the relation names by number, with their types in the file. */
    static void copy(DuckDb duck, List<String> names, List<String> types, String relation, Path file)
            throws SQLException {
        List<String> expressions = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            String from = DuckRows.name(i);
            String type = types.get(i);
            expressions.add((type.isEmpty() ? from : "CAST(" + from + " AS " + type + ")") + " AS "
                    + DuckDb.name(names.get(i)));
        }
        duck.run("COPY (SELECT " + String.join(", ", expressions) + " FROM " + relation + ") TO "
                + DuckDb.literal(file.toAbsolutePath().toString())
                + " (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE " + ROW_GROUP + ", USE_TMP_FILE false)");
    }

    /** A neutral error, because messages of the engine may quote the data. */
    static IOException failed() {
        return new IOException("Parquet cannot be written");
    }

    /** The original types that the columns of a table can keep. */
    static List<String> types(DuckDb duck, Table table, TableFormat form) throws SQLException {
        List<String> types = new ArrayList<>();
        for (Column column : table.columns()) {
            types.add(type(duck, column, form.types().getOrDefault(column.name(), ""), types.size()));
        }
        return types;
    }

    /** The type to cast a column to; empty if it stays a double or a text. */
    private static String type(DuckDb duck, Column column, String type, int number) throws SQLException {
        if (!KEPT.matcher(type).matches()) {
            return "";
        }
        if (column instanceof Numbers numbers) {
            return RANGES.containsKey(type) && fits(numbers, RANGES.get(type)) ? type : "";
        }
        Words words = (Words) column;
        if (type.equals("DOUBLE") || type.equals("FLOAT")) {
            // the text of a floating-point number is ours, those of other types are the engine's
            return words.dictionary().stream().allMatch(ParquetWriter::canonical) ? type : "";
        }
        int[] all = new int[words.dictionary().size()];
        for (int code = 0; code < all.length; code++) {
            all[code] = code;
        }
        String dictionary = "words" + number;
        DuckRows.register(duck, dictionary, List.of(Words.of("word", all, words.dictionary())), all.length);
        String word = DuckRows.name(0);
        String cast = "TRY_CAST(" + word + " AS " + type + ")";
        long strange = duck.number("SELECT count(*) FROM " + dictionary + "() WHERE " + cast + " IS NULL OR CAST("
                + cast + " AS VARCHAR) <> " + word);
        return strange == 0 ? type : "";
    }

    private static boolean canonical(String word) {
        double value = new NumberScanner('.').parse(word.toCharArray(), 0, word.length());
        return !Double.isNaN(value) && Decimal.text(value).equals(word);
    }

    private static boolean fits(Numbers numbers, long[] range) {
        for (int row = 0; row < numbers.size(); row++) {
            double value = numbers.at(row);
            if (!numbers.missing(row) && (value != Math.rint(value) || value < range[0] || value > range[1])) {
                return false;
            }
        }
        return true;
    }
}
