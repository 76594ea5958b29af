package org.semblance.formats;

import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.semblance.Place;
import org.semblance.Watcher;

/** Reads the requested keys of JSON lines; a row without a key has a missing value. */
abstract class JsonKeys extends JsonColumns<FieldIntake> {

    /** The number of other keys that a message names if a requested one is missing. */
    private static final int TOLD = 50;

    private final List<String> names;
    private final List<RowCell> cells;
    private final Map<String, KeyColumn<FieldIntake>> asked = new LinkedHashMap<>();
    private final Set<String> met = new LinkedHashSet<>();

    JsonKeys(List<String> names, Supplier<Place> here) {
        super(here);
        this.names = names;
        this.cells = names.stream().map(name -> new RowCell(false)).toList();
        for (int i = 0; i < names.size(); i++) {
            asked.put(names.get(i), new KeyColumn<>(names.get(i), cells.get(i), null));
        }
    }

    /** Reads the rows of a file. */
    static void read(SourceFile file, Function<JsonLines, JsonKeys> making, Watcher watcher) {
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), Encoding.of(file, null))) {
            long size = file.size();
            JsonLines lines = new JsonLines(file.name(), text);
            JsonKeys keys = making.apply(lines);
            Runnable progress = () -> watcher.progress("read", stored.count(), size);
            while (lines.next(keys)) {
                keys.row(keys.cells, progress);
                if ((keys.count() & 0xFF) == 0) {
                    progress.run();
                }
            }
            if (keys.count() == 0) {
                throw TextRows.withoutRows(file.name());
            }
            for (String name : keys.names) {
                if (!keys.met.contains(name)) {
                    throw TextRows.unknown(file.name(), name, keys.names, List.copyOf(keys.met));
                }
            }
            watcher.progress("read", size, size);
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    /** Handles the row just read. */
    abstract void row(List<RowCell> values, Runnable progress) throws IOException;

    /** Requests a key whose values are not texts. */
    final void ask(String name, FieldIntake intake) {
        asked.put(name, new KeyColumn<>(name, intake, null));
    }

    @Override
    final KeyColumn<FieldIntake> column(char[] key, int length) {
        String name = WordIndex.composed(new String(key, 0, length).strip());
        KeyColumn<FieldIntake> column = asked.get(name);
        if (met.size() < TOLD || column != null) {
            met.add(name);
        }
        at(name);
        return column == null ? new KeyColumn<>(name, FieldIntake.NONE, null) : column;
    }

    /** Called before the value of this key. */
    void at(String name) {}

    @Override
    final Collection<KeyColumn<FieldIntake>> columns() {
        return asked.values();
    }

    @Override
    final String met(long row) {
        return "in row " + row;
    }
}
