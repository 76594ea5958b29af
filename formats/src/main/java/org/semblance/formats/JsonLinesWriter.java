package org.semblance.formats;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.semblance.data.Column;
import org.semblance.data.Decimal;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.run.port.Form;
import org.semblance.run.port.TableWriter;

/**
 * Writes a table as JSON lines: UTF-8, LF, every key on every line, {@code null} for what is missing. A column of words
 * that were numbers or truth values in the original stays such a column, as long as all of its words can be.
 */
final class JsonLinesWriter implements TableWriter {

    private static final byte[] NULL = {'n', 'u', 'l', 'l'};
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");
    private static final Pattern TRUTH = Pattern.compile("true|false");

    /** How a column's values are written. */
    private interface Texts {
        byte[] at(int row) throws IOException;
    }

    @Override
    public void write(Table table, Form form, String missing, Path file) throws IOException {
        List<byte[]> keys = new ArrayList<>();
        List<Texts> columns = new ArrayList<>();
        for (Column column : table.columns()) {
            String before = keys.isEmpty() ? "{" : ",";
            keys.add(FieldText.utf8(before + quoted(column.name()) + ":"));
            columns.add(texts(column, form.types().getOrDefault(column.name(), "")));
        }
        try (OutputStream out = new BufferedOutputStream(
                Files.newOutputStream(file, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING), 1 << 16)) {
            for (int row = 0; row < table.size(); row++) {
                for (int i = 0; i < columns.size(); i++) {
                    out.write(keys.get(i));
                    out.write(columns.get(i).at(row));
                }
                out.write('}');
                out.write('\n');
            }
        }
    }

    private static Texts texts(Column column, String type) throws IOException {
        if (column instanceof Numbers numbers) {
            return row -> numbers.missing(row) ? NULL : FieldText.utf8(Decimal.text(numbers.at(row)));
        }
        Words words = (Words) column;
        boolean bare = bare(words, type);
        byte[][] known = new byte[words.dictionary().size()][];
        for (int code = 0; code < known.length; code++) {
            String word = words.dictionary().get(code);
            known[code] = FieldText.utf8(bare ? word : quoted(word));
        }
        return row -> words.missing(row) ? NULL : known[words.code(row)];
    }

    private static boolean bare(Words words, String type) {
        return switch (type) {
            case "number" ->
                words.dictionary().stream()
                        .allMatch(word -> NUMBER.matcher(word).matches());
            case "truth" ->
                words.dictionary().stream().allMatch(word -> TRUTH.matcher(word).matches());
            default -> false;
        };
    }

    /** A text as JSON writes it. */
    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> quoted.append('\\').append(c);
                case '\n' -> quoted.append("\\n");
                case '\r' -> quoted.append("\\r");
                case '\t' -> quoted.append("\\t");
                default -> {
                    if (c < ' ') {
                        quoted.append("\\u00").append(c < 0x10 ? '0' : '1').append(Character.forDigit(c & 0xF, 16));
                    } else {
                        quoted.append(c);
                    }
                }
            }
        }
        return quoted.append('"').toString();
    }
}
