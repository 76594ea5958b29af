package org.semblance.formats;

import java.io.IOException;
import java.util.List;
import org.semblance.data.Decimal;
import org.semblance.port.RecordWriter;

/** Writes records as delimited text: with a header, UTF-8, LF, and quotes only where needed. */
final class CsvRecordsWriter implements RecordWriter.Records {

    private final RecordBlock block;
    private final char delimiter;
    private final byte[] separator;
    private final char sign;
    private final FieldText field;
    private boolean started;

    CsvRecordsWriter(RecordBlock block, char delimiter, char sign, String missing, List<String> columns)
            throws IOException {
        this.block = block;
        this.delimiter = delimiter;
        this.separator = FieldText.utf8(String.valueOf(delimiter));
        this.sign = sign;
        this.field = new FieldText(delimiter, missing, columns.size() == 1);
        columns.forEach(this::text);
        end();
    }

    @Override
    public void text(String text) {
        separate();
        if (text.isEmpty() || !block.addPlain(text, delimiter)) {
            block.addText(field.field(text));
        }
    }

    @Override
    public void bare(String text) {
        text(text);
    }

    @Override
    public void number(double number) {
        String text = Decimal.text(number);
        text(sign == '.' ? text : text.replace('.', sign));
    }

    @Override
    public void missing() {
        separate();
        block.add(field.missing());
    }

    @Override
    public void end() throws IOException {
        block.add('\n');
        started = false;
        block.end();
    }

    @Override
    public void flush() throws IOException {
        block.flush();
    }

    private void separate() {
        if (started) {
            block.add(separator);
        }
        started = true;
    }
}
