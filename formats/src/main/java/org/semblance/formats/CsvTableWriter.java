package org.semblance.formats;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.source.CsvLayout;
import org.semblance.source.CsvLayout.DecimalSign;
import org.semblance.source.TableFormat;

/** Writes a table as delimited text: UTF-8, LF, quotes only where they are needed. */
public final class CsvTableWriter extends PartedWriter {

    private static final int BUFFER = 1 << 16;

    /** Writes the table in a layout, with the given text for missing values. */
    public void write(Table table, CsvLayout form, String missing, OutputStream out) throws IOException {
        Lines lines = new Lines(form, missing, out);
        lines.write(table);
        lines.flush();
    }

    @Override
    public Parts open(TableFormat form, String missing, Path file) throws IOException {
        OutputStream out = Files.newOutputStream(file, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
        return new Lines(form.csv(), missing, out);
    }

    private static Texts texts(Column column, CsvLayout form, FieldText field) {
        if (column instanceof Words words) {
            return new WordTexts(words, field)::at;
        }
        return new NumberTexts((Numbers) column, form.decimal() == DecimalSign.COMMA ? ',' : '.', field)::at;
    }

    /** Collects fields into lines and lines into blocks; the header comes with the first part. */
    private static final class Lines implements Parts {

        private final CsvLayout form;
        private final String missing;
        private final OutputStream out;
        private final char delimiter;
        private final byte[] separator;
        private final byte[] block = new byte[BUFFER];
        private @Nullable FieldText texts;
        private int filled;
        private boolean started;

        Lines(CsvLayout form, String missing, OutputStream out) throws IOException {
            this.form = form;
            this.missing = missing;
            this.out = out;
            this.delimiter = Delimiter.of(form.delimiter());
            this.separator = FieldText.utf8(String.valueOf(delimiter));
        }

        @Override
        public void write(Table part) throws IOException {
            FieldText field = texts == null ? header(part) : texts;
            List<Texts> columns = part.columns().stream()
                    .map(column -> texts(column, form, field))
                    .toList();
            for (int row = 0; row < part.size(); row++) {
                for (Texts column : columns) {
                    field(column.at(row));
                }
                end();
            }
        }

        private FieldText header(Table part) throws IOException {
            FieldText field = new FieldText(delimiter, missing, part.columns().size() == 1);
            for (String name : part.names()) {
                field(field.bytes(name));
            }
            end();
            texts = field;
            return field;
        }

        @Override
        public void close() throws IOException {
            try (out) {
                flush();
            }
        }

        private void field(byte[] text) throws IOException {
            if (started) {
                add(separator);
            }
            add(text);
            started = true;
        }

        private void end() throws IOException {
            if (filled == BUFFER) {
                flush();
            }
            block[filled++] = '\n';
            started = false;
        }

        void flush() throws IOException {
            out.write(block, 0, filled);
            filled = 0;
            out.flush();
        }

        private void add(byte[] bytes) throws IOException {
            if (bytes.length > BUFFER - filled) {
                out.write(block, 0, filled);
                filled = 0;
            }
            if (bytes.length > BUFFER) {
                out.write(bytes);
            } else {
                System.arraycopy(bytes, 0, block, filled, bytes.length);
                filled += bytes.length;
            }
        }
    }
}
