package org.semblance.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.run.Csv.DecimalSign;
import org.semblance.run.RecordReader;

/**
 * Records of JSON lines as they come, as strictly as tables are read. The columns are those of the first record, and
 * behind them those it lacks: a key that a line does not have is a missing value.
 */
final class JsonRecords implements RecordReader.Records, JsonLines.Rows {

    /** A column, and what kind of value it holds. */
    private static final class Known {

        private final StreamedField field;
        private @Nullable String kind;
        private long taken;
        private boolean bare;

        Known(StreamedField field, @Nullable String kind) {
            this.field = field;
            this.kind = kind;
        }
    }

    private final JsonLines lines;
    private final Map<String, Known> known = new LinkedHashMap<>();
    private final List<String> names = new ArrayList<>();
    private final List<Known> columns = new ArrayList<>();
    private final List<String> given;
    private @Nullable Known current;
    private long record;
    private boolean waiting;

    private JsonRecords(StrictText text, RecordReader.Request request) {
        this.lines = new JsonLines(RecordStreams.NAME, text);
        this.given = request.columns();
        MissingTokens missing = new MissingTokens(request.missing());
        for (String name : request.columns()) {
            StreamedField field = new StreamedField(name, request, missing, DecimalSign.POINT, lines::place);
            known.put(name, new Known(field, request.form().types().get(name)));
        }
    }

    static JsonRecords open(StrictText text, RecordReader.Request request) throws IOException {
        JsonRecords opened = new JsonRecords(text, request);
        opened.waiting = opened.parse();
        opened.given.stream().filter(name -> !opened.names.contains(name)).forEach(opened::append);
        return opened;
    }

    private void append(String name) {
        names.add(name);
        columns.add(known(name));
    }

    private Known known(String name) {
        Known column = known.get(name);
        if (column == null) {
            throw Problem.data(
                            "E_ROLE",
                            "the key '" + name + "' has no role, since the reference table lacks it",
                            "send the keys of the reference table, in any order")
                    .at(lines.place().toString());
        }
        return column;
    }

    @Override
    public List<String> names() {
        return List.copyOf(names);
    }

    @Override
    public boolean next() throws IOException {
        if (waiting) {
            waiting = false;
            return true;
        }
        return parse();
    }

    private boolean parse() throws IOException {
        record++;
        return lines.next(this);
    }

    @Override
    public void key(char[] chars, int length) {
        String name = new String(chars, 0, length).strip();
        Known column = known(WordIndex.composed(name));
        if (column.taken == record) {
            throw problem("the key '" + column.field.name() + "' stands twice", "keep one of them");
        }
        column.taken = record;
        if (record == 1) {
            append(column.field.name());
        }
        current = column;
    }

    @Override
    public void value(JsonLines.Kind kind, char[] chars, int length) {
        Known column = current();
        String word = kind.name().toLowerCase(Locale.ROOT);
        if (column.kind == null) {
            column.kind = word;
        } else if (!column.kind.equals(word)) {
            throw problem(
                    "the key '" + column.field.name() + "' holds a " + word + " here and a " + column.kind
                            + " before or in the reference table",
                    "write all values of a key in the same way, numbers with or without quotes");
        }
        column.bare = kind != JsonLines.Kind.TEXT;
        Problem refused = column.field.add(chars, 0, length);
        if (refused != null) {
            throw refused.at(lines.place().column(column.field.name()));
        }
    }

    @Override
    public void nothing() {
        current().field.addMissing();
    }

    @Override
    public void end() {
        for (Known column : known.values()) {
            if (column.taken < record) {
                column.field.addMissing();
            }
        }
    }

    private Problem problem(String what, String advice) {
        return Problem.data("E_JSON", what, advice).at(lines.place().toString());
    }

    private Known current() {
        if (current == null) {
            throw new IllegalStateException("a value without a key");
        }
        return current;
    }

    @Override
    public String place() {
        return lines.last().toString();
    }

    @Override
    public @Nullable String text(int column) {
        return columns.get(column).field.text();
    }

    @Override
    public double number(int column) {
        return columns.get(column).field.number();
    }

    @Override
    public boolean bare(int column) {
        return columns.get(column).bare;
    }

    @Override
    public @Nullable String asWritten(int column) {
        return columns.get(column).field.asWritten();
    }

    @Override
    public void end(Watcher watcher) {
        columns.forEach(column -> column.field.end(watcher));
    }
}
