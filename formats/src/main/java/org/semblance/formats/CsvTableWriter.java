package org.semblance.formats;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.run.port.Csv;
import org.semblance.run.port.Csv.DecimalSign;
import org.semblance.run.port.Form;
import org.semblance.run.port.TableWriter;

/** Writes a table as delimited text: UTF-8, LF, quotes only where they are needed. */
public final class CsvTableWriter implements TableWriter {

    private static final int BUFFER = 1 << 16;

    /** How a column's values are written. */
    private interface Texts {
        byte[] at(int row) throws IOException;
    }

    @Override
    public void write(Table table, Form form, String missing, Path file) throws IOException {
        try (OutputStream out =
                Files.newOutputStream(file, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            write(table, form.csv(), missing, out);
        }
    }

    /** Writes the table in a layout, with a text for what is missing. */
    public void write(Table table, Csv form, String missing, OutputStream out) throws IOException {
        char delimiter = Delimiter.of(form.delimiter());
        FieldText field = new FieldText(delimiter, missing, table.columns().size() == 1);
        byte[] separator = FieldText.utf8(String.valueOf(delimiter));
        Lines lines = new Lines(out, separator);
        for (String name : table.names()) {
            lines.field(field.bytes(name));
        }
        lines.end();
        List<Texts> columns = table.columns().stream()
                .map(column -> texts(column, form, field))
                .toList();
        for (int row = 0; row < table.size(); row++) {
            for (Texts column : columns) {
                lines.field(column.at(row));
            }
            lines.end();
        }
        lines.flush();
    }

    private static Texts texts(Column column, Csv form, FieldText field) {
        if (column instanceof Words words) {
            return new WordTexts(words, field)::at;
        }
        return new NumberTexts((Numbers) column, form.decimal() == DecimalSign.COMMA ? ',' : '.', field)::at;
    }

    /** Fields gathered to lines and lines to blocks. */
    private static final class Lines {

        private final OutputStream out;
        private final byte[] separator;
        private final byte[] block = new byte[BUFFER];
        private int filled;
        private boolean started;

        Lines(OutputStream out, byte[] separator) {
            this.out = out;
            this.separator = separator;
        }

        void field(byte[] text) throws IOException {
            if (started) {
                add(separator);
            }
            add(text);
            started = true;
        }

        void end() throws IOException {
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
