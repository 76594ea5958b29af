package org.semblance.formats;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.semblance.data.Column;
import org.semblance.data.Decimal;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.data.json.JsonParser;
import org.semblance.data.json.JsonQuote;
import org.semblance.source.TableFormat;

/**
 * Writes a table as JSON lines: UTF-8, LF, every key on every line, {@code null} for missing values. A column of words
 * that were numbers or Booleans in the original keeps that type as long as all of its words allow it.
 */
final class JsonLinesWriter extends PartedWriter {

    private static final byte[] NULL = {'n', 'u', 'l', 'l'};

    @Override
    public Parts open(TableFormat form, String missing, Path file) throws IOException {
        return new Lines(form, file);
    }

    /** The lines of one part after the other. */
    private static final class Lines implements Parts {

        private final TableFormat form;
        private final Path file;
        private final OutputStream out;
        private final Set<String> texts = new HashSet<>();
        private boolean begun;
        private boolean mixed;

        Lines(TableFormat form, Path file) throws IOException {
            this.form = form;
            this.file = file;
            this.out = new BufferedOutputStream(
                    Files.newOutputStream(file, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING),
                    1 << 16);
        }

        @Override
        public void write(Table part) throws IOException {
            List<byte[]> keys = new ArrayList<>();
            List<Texts> columns = new ArrayList<>();
            for (Column column : part.columns()) {
                String before = keys.isEmpty() ? "{" : ",";
                keys.add(FieldText.utf8(before + quoted(column.name()) + ":"));
                columns.add(texts(column, type(column)));
            }
            for (int row = 0; row < part.size(); row++) {
                for (int i = 0; i < columns.size(); i++) {
                    out.write(keys.get(i));
                    out.write(columns.get(i).at(row));
                }
                out.write('}');
                out.write('\n');
            }
            begun = true;
        }

        /** The type of a column that all of its words allow. */
        private String type(Column column) {
            String type = form.types().getOrDefault(column.name(), "");
            if (column instanceof Words words && bare(type) && !texts.contains(column.name()) && !bare(words, type)) {
                texts.add(column.name());
                mixed |= begun;
            }
            return texts.contains(column.name()) ? "" : type;
        }

        @Override
        public void close() throws IOException {
            out.close();
            if (mixed) {
                JsonRewriter.asTexts(texts, file);
            }
        }
    }

    private static boolean bare(String type) {
        return type.equals("number") || type.equals("truth");
    }

    private static Texts texts(Column column, String type) throws IOException {
        if (column instanceof Numbers numbers) {
            return row -> numbers.missing(row) ? NULL : FieldText.utf8(Decimal.text(numbers.at(row)));
        }
        Words words = (Words) column;
        boolean bare = bare(type);
        byte[][] known = new byte[words.dictionary().size()][];
        for (int code = 0; code < known.length; code++) {
            String word = words.dictionary().get(code);
            known[code] = FieldText.utf8(bare ? word : quoted(word));
        }
        return row -> words.missing(row) ? NULL : known[words.code(row)];
    }

    private static boolean bare(Words words, String type) {
        return switch (type) {
            case "number" -> words.dictionary().stream().allMatch(JsonParser::isNumber);
            case "truth" -> words.dictionary().stream().allMatch(word -> word.equals("true") || word.equals("false"));
            default -> false;
        };
    }

    /** A text as a JSON string. */
    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder();
        JsonQuote.append(text, "", quoted);
        return quoted.toString();
    }
}
