package org.semblance.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.semblance.data.Decimal;
import org.semblance.port.RecordWriter;

/** Writes records as JSON lines: UTF-8, LF, every key on every line, {@code null} for missing values. */
final class JsonRecordsWriter implements RecordWriter.Records {

    private static final byte[] NULL = {'n', 'u', 'l', 'l'};

    private final RecordBlock block;
    private final List<byte[]> keys = new ArrayList<>();
    private int field;

    JsonRecordsWriter(RecordBlock block, List<String> columns) throws IOException {
        this.block = block;
        for (String column : columns) {
            keys.add(FieldText.utf8((keys.isEmpty() ? "{" : ",") + JsonLinesWriter.quoted(column) + ":"));
        }
    }

    @Override
    public void text(String text) {
        key();
        block.add('"');
        if (block.addPlain(text, '\\')) {
            block.add('"');
        } else {
            block.addText(JsonLinesWriter.quoted(text).substring(1));
        }
    }

    @Override
    public void bare(String text) {
        key();
        block.addText(text);
    }

    @Override
    public void number(double number) {
        bare(Decimal.text(number));
    }

    @Override
    public void missing() {
        key();
        block.add(NULL);
    }

    @Override
    public void end() throws IOException {
        block.add('}');
        block.add('\n');
        field = 0;
        block.end();
    }

    @Override
    public void flush() throws IOException {
        block.flush();
    }

    private void key() {
        block.add(keys.get(field++));
    }
}
