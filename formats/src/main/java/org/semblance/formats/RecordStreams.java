package org.semblance.formats;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.port.RecordReader;
import org.semblance.port.RecordWriter;
import org.semblance.source.CsvLayout.DecimalSign;
import org.semblance.source.TableFormat;

/** Reads and writes streams of records in the supported text formats: delimited text and JSON lines. */
public final class RecordStreams implements RecordReader, RecordWriter {

    /** The name of the input in messages. */
    static final String NAME = "standard input";

    @Override
    public RecordReader.Records open(InputStream in, Request request) throws IOException {
        return switch (request.form().known()) {
            case CSV ->
                CsvRecords.open(
                        StrictText.asItComes(in, charset(request.form().csv().encoding())), request);
            case JSON_LINES -> JsonRecords.open(StrictText.asItComes(in, StandardCharsets.UTF_8), request);
            case PARQUET -> throw new IllegalArgumentException("a Parquet file is read as a whole");
        };
    }

    @Override
    public RecordWriter.Records open(OutputStream out, TableFormat form, String missing, List<String> columns)
            throws IOException {
        return switch (form.known()) {
            case CSV -> {
                char delimiter = Delimiter.of(form.csv().delimiter());
                char sign = form.csv().decimal() == DecimalSign.COMMA ? ',' : '.';
                yield new CsvRecordsWriter(new RecordBlock(out), delimiter, sign, missing, columns);
            }
            case JSON_LINES -> new JsonRecordsWriter(new RecordBlock(out), columns);
            case PARQUET -> throw new IllegalArgumentException("a Parquet file is written as a whole");
        };
    }

    private static Charset charset(@Nullable String given) {
        return given == null ? StandardCharsets.UTF_8 : Encoding.charset(given);
    }
}
