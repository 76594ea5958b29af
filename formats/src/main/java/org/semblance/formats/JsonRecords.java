package org.semblance.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.port.RecordReader;
import org.semblance.source.CsvLayout;

/**
 * A stream of records in JSON lines, read as strictly as tables. The columns are those of the first record, followed by
 * those it lacks.
 */
final class JsonRecords extends JsonColumns<StreamedField> implements RecordReader.Records {

    private final JsonLines lines;
    private final Map<String, KeyColumn<StreamedField>> known = new LinkedHashMap<>();
    private final List<KeyColumn<StreamedField>> columns = new ArrayList<>();
    private boolean waiting;

    private JsonRecords(JsonLines lines, RecordReader.Request request) {
        super(lines::place);
        this.lines = lines;
        for (String name : request.columns()) {
            StreamedField field = new StreamedField(name, request, CsvLayout.PLAIN, lines::place);
            String kind = request.form().types().get(name);
            known.put(name, new KeyColumn<>(name, field, kind == null ? null : JsonLines.Kind.of(kind)));
        }
    }

    static JsonRecords open(StrictText text, RecordReader.Request request) throws IOException {
        JsonRecords opened = new JsonRecords(new JsonLines(RecordStreams.NAME, text), request);
        opened.waiting = opened.lines.next(opened);
        opened.known.values().stream()
                .filter(column -> !opened.columns.contains(column))
                .forEach(opened.columns::add);
        return opened;
    }

    @Override
    KeyColumn<StreamedField> column(char[] key, int length) {
        String name = WordIndex.composed(new String(key, 0, length).strip());
        KeyColumn<StreamedField> column = known.get(name);
        if (column == null) {
            throw Problem.data(
                            ProblemCode.E_ROLE,
                            "the key '" + name + "' has no role, since the reference table lacks it",
                            "send the keys of the reference table, in any order")
                    .at(lines.place());
        }
        if (count() == 0) {
            columns.add(column);
        }
        return column;
    }

    @Override
    Collection<KeyColumn<StreamedField>> columns() {
        return known.values();
    }

    @Override
    String met(long row) {
        return "before or in the reference table";
    }

    @Override
    public List<String> names() {
        return columns.stream().map(KeyColumn::name).toList();
    }

    @Override
    public boolean next() throws IOException {
        if (waiting) {
            waiting = false;
            return true;
        }
        return lines.next(this);
    }

    @Override
    public Place place() {
        return lines.last();
    }

    @Override
    public @Nullable String text(int column) {
        return columns.get(column).intake().text();
    }

    @Override
    public double number(int column) {
        return columns.get(column).intake().number();
    }

    @Override
    public boolean bare(int column) {
        JsonLines.Kind kind = columns.get(column).kind();
        return kind != null && kind != JsonLines.Kind.TEXT;
    }

    @Override
    public @Nullable String asWritten(int column) {
        return columns.get(column).intake().asWritten();
    }

    @Override
    public void end(Watcher watcher) {
        columns.forEach(column -> column.intake().end(watcher));
    }
}
