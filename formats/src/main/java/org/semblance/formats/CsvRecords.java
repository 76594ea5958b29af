package org.semblance.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.port.RecordReader;
import org.semblance.source.CsvLayout;
import org.semblance.source.CsvLayout.DecimalSign;

/** A stream of records in delimited text (RFC 4180) with a header, read as strictly as tables. */
final class CsvRecords implements RecordReader.Records {

    private final List<StreamedField> fields = new ArrayList<>();
    private final RecordIntake intake;
    private final Iterator<Boolean> records;
    private final String encoding;

    private CsvRecords(StrictText text, RecordReader.Request request) {
        String given = request.form().csv().encoding();
        this.encoding = given == null ? "utf-8" : given;
        CsvLayout layout = request.form().csv();
        CsvLayout numbers = new CsvLayout(
                null, null, layout.decimal() == null ? DecimalSign.POINT : layout.decimal(), layout.thousands());
        this.intake = new RecordIntake(RecordStreams.NAME, text, (name, here) -> {
            StreamedField field = new StreamedField(name, request, numbers, here);
            fields.add(field);
            return field;
        });
        // the stream is closed by its opener
        this.records = CsvParser.reader(Delimiter.of(request.form().csv().delimiter()), intake, text)
                .iterator();
    }

    static CsvRecords open(StrictText text, RecordReader.Request request) throws IOException {
        CsvRecords opened = new CsvRecords(text, request);
        if (!opened.next()) {
            throw Problem.data(
                    ProblemCode.E_EMPTY_INPUT,
                    RecordStreams.NAME + ": no header",
                    "send a line with the names of the columns first");
        }
        return opened;
    }

    @Override
    public List<String> names() {
        return intake.names();
    }

    @Override
    public boolean next() throws IOException {
        boolean there = CsvParser.of(records::hasNext, intake, encoding);
        if (there) {
            records.next();
        }
        return there;
    }

    @Override
    public Place place() {
        return intake.last();
    }

    @Override
    public @Nullable String text(int column) {
        return fields.get(column).text();
    }

    @Override
    public double number(int column) {
        return fields.get(column).number();
    }

    @Override
    public boolean bare(int column) {
        return false;
    }

    @Override
    public @Nullable String asWritten(int column) {
        return fields.get(column).asWritten();
    }

    @Override
    public void end(Watcher watcher) {
        intake.warnOfBlankLines(watcher);
        fields.forEach(field -> field.end(watcher));
    }
}
