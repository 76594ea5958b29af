package org.semblance.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.run.Csv.DecimalSign;
import org.semblance.run.TableReader;

/** Takes the rows of JSON lines in: a column for every key, in the order in which keys are met. */
final class JsonRows implements JsonLines.Rows {

    private static final int MOST_KEYS = 10_000;

    /** A column and what is known of it. */
    private static final class Known {

        private final String name;
        private final @Nullable ColumnIntake intake;
        private JsonLines.@Nullable Kind kind;
        private long kindSince;
        private long taken;

        Known(String name, @Nullable ColumnIntake intake) {
            this.name = name;
            this.intake = intake;
        }
    }

    private final String file;
    private final Supplier<Place> here;
    private final TableReader.Request request;
    private final MissingTokens missing;
    private final WordIndex keys = new WordIndex(new MissingTokens(List.of()), true);
    private final List<Known> columns = new ArrayList<>();
    private long rows;
    private @Nullable Known current;

    /** @param here tells the row that is being parsed */
    JsonRows(String file, TableReader.Request request, Supplier<Place> here) {
        this.file = file;
        this.here = here;
        this.request = request;
        this.missing = new MissingTokens(request.missing());
    }

    /** How many rows were taken in. */
    long count() {
        return rows;
    }

    @Override
    public void key(char[] chars, int length) {
        int code = keys.code(chars, 0, length);
        if (code == columns.size()) {
            columns.add(learn(keys.dictionary().get(code)));
        }
        Known column = columns.get(code);
        if (column.taken > rows) {
            throw problem("the key '" + column.name + "' stands twice", "keep one of them");
        }
        current = column;
    }

    private Known learn(String key) {
        if (columns.size() == MOST_KEYS) {
            throw problem("more than " + MOST_KEYS + " different keys", "use the same keys on every line");
        }
        String name = key.strip();
        ColumnIntake intake = null;
        if (request.wanted().test(name)) {
            intake = request.number().test(name)
                    ? new NumberIntake(name, missing, DecimalSign.POINT, false, here, 64)
                    : new WordIntake(name, missing, request.nfc());
            for (long row = 0; row < rows; row++) {
                intake.addMissing();
            }
        }
        Known column = new Known(name, intake);
        column.taken = rows;
        return column;
    }

    @Override
    public void value(JsonLines.Kind kind, char[] chars, int length) {
        Known column = current();
        if (column.kind == null) {
            column.kind = kind;
            column.kindSince = rows + 1;
        } else if (column.kind != kind) {
            throw problem(
                    "the key '" + column.name + "' holds a " + word(kind) + " here and a " + word(column.kind)
                            + " in row " + column.kindSince,
                    "write all values of a key in the same way, numbers with or without quotes");
        }
        column.taken = rows + 1;
        Problem refused = column.intake == null ? null : column.intake.add(chars, 0, length);
        if (refused != null) {
            throw refused.at(here.get().column(column.name));
        }
    }

    @Override
    public void nothing() {
        Known column = current();
        column.taken = rows + 1;
        if (column.intake != null) {
            column.intake.addMissing();
        }
    }

    @Override
    public void end() {
        rows++;
        for (Known column : columns) {
            if (column.taken < rows) {
                column.taken = rows;
                if (column.intake != null) {
                    column.intake.addMissing();
                }
            }
        }
    }

    private Problem problem(String what, String advice) {
        return Problem.data("E_JSON", what, advice).at(here.get().toString());
    }

    private Known current() {
        if (current == null) {
            throw new IllegalStateException("a value without a key");
        }
        return current;
    }

    /** The table, after the last row. */
    Table table(Watcher watcher) {
        Header.names(columns.stream().map(column -> column.name).toList(), file + ", keys");
        if (rows == 0 || columns.isEmpty()) {
            throw Problem.data("E_EMPTY_INPUT", file + ": no records", "give a file with one JSON object per line");
        }
        List<Column> read = new ArrayList<>();
        for (Known column : columns) {
            if (column.intake != null) {
                read.add(column.intake.column(watcher));
            }
        }
        return Table.of(read);
    }

    /** What kind of value each column holds. */
    Map<String, String> types() {
        Map<String, String> types = new LinkedHashMap<>();
        for (Known column : columns) {
            if (column.kind != null) {
                types.put(column.name, word(column.kind));
            }
        }
        return types;
    }

    private static String word(JsonLines.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }
}
