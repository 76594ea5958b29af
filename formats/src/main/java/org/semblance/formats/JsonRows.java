package org.semblance.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.port.TableReader;
import org.semblance.source.CsvLayout;

/** Reads the rows of JSON lines: a column for every key, in order of first appearance. */
final class JsonRows extends JsonColumns<FieldIntake> {

    private static final int MOST_KEYS = 10_000;

    private final String file;
    private final Supplier<Place> here;
    private final TableReader.Request request;
    private final WordIndex keys = new WordIndex(new MissingTokens(List.of()), true);
    private final List<KeyColumn<FieldIntake>> columns = new ArrayList<>();
    private final List<ColumnIntake> wanted = new ArrayList<>();
    private boolean handed;

    /** @param here gives the current row */
    JsonRows(String file, TableReader.Request request, Supplier<Place> here) {
        super(here);
        this.file = file;
        this.here = here;
        this.request = request;
    }

    @Override
    KeyColumn<FieldIntake> column(char[] key, int length) {
        int code = keys.code(key, 0, length);
        if (code == columns.size()) {
            columns.add(learn(keys.dictionary().get(code).strip()));
        }
        return columns.get(code);
    }

    /** Adds keys before any row has them. */
    void know(List<String> known) {
        for (String key : known) {
            column(key.toCharArray(), key.length());
        }
        header();
    }

    /** All keys as written, apart from Unicode composition. */
    List<String> keys() {
        return List.copyOf(keys.dictionary());
    }

    private void header() {
        ColumnHeader.names(columns.stream().map(KeyColumn::name).toList(), Place.in(file));
    }

    private KeyColumn<FieldIntake> learn(String name) {
        if (columns.size() == MOST_KEYS) {
            throw problem("more than " + MOST_KEYS + " different keys", "use the same keys on every line");
        }
        if (handed) {
            throw Problem.machine(
                    ProblemCode.E_INPUT_CHANGED, file + ": changed while it was read", "run again when it is whole");
        }
        if (!request.wanted().test(name)) {
            return new KeyColumn<>(name, FieldIntake.NONE, null);
        }
        MissingTokens missing = new MissingTokens(request.missing(), request.own(name), '.');
        ColumnIntake intake = request.number().test(name)
                ? new NumberIntake(name, missing, CsvLayout.PLAIN, false, here, 64)
                : new WordIntake(name, missing, request.nfc());
        for (long row = 0; row < count(); row++) {
            intake.addMissing();
        }
        wanted.add(intake);
        return new KeyColumn<>(name, intake, null);
    }

    @Override
    List<KeyColumn<FieldIntake>> columns() {
        return columns;
    }

    @Override
    String met(long row) {
        return "in row " + row;
    }

    /** Passes on the rows read since the last part. */
    void hand(TableParts parts) {
        handed = true;
        parts.hand(wanted, count());
    }

    /** Passes on the end of the table, after the last row. */
    void end(TableParts parts, Watcher watcher) {
        header();
        parts.refuseNone(
                columns.isEmpty() ? 0 : count(),
                Problem.data(
                        ProblemCode.E_EMPTY_INPUT, file + ": no records", "give a file with one JSON object per line"));
        parts.end(wanted, count(), watcher);
    }

    /** The type of each column. */
    Map<String, String> types() {
        Map<String, String> types = new LinkedHashMap<>();
        for (KeyColumn<FieldIntake> column : columns) {
            JsonLines.Kind kind = column.kind();
            if (kind != null) {
                types.put(column.name(), kind.word());
            }
        }
        return types;
    }
}
