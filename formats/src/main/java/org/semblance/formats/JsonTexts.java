package org.semblance.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.semblance.Watcher;

/** The rows of JSON lines, with the keys that are asked for; a row that lacks one has no value there. */
final class JsonTexts extends JsonColumns<FieldIntake> {

    /** So many other keys are told of, when one asked for is not there. */
    private static final int TOLD = 50;

    private final Map<String, Known<FieldIntake>> asked = new LinkedHashMap<>();
    private final List<String> met = new ArrayList<>();

    private JsonTexts(List<String> names, List<Cell> cells, Supplier<Place> here) {
        super(here);
        for (int i = 0; i < names.size(); i++) {
            asked.put(names.get(i), new Known<>(names.get(i), cells.get(i), null));
        }
    }

    static void read(SourceFile file, List<String> names, TextRows.Rows rows, Watcher watcher) {
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), Encoding.of(file, null))) {
            long size = file.size();
            JsonLines lines = new JsonLines(file.name(), text);
            List<Cell> cells = names.stream().map(name -> new Cell(false)).toList();
            JsonTexts columns = new JsonTexts(names, cells, lines::place);
            Runnable progress = () -> watcher.progress("read", stored.count(), size);
            while (lines.next(columns)) {
                rows.row(columns.count(), cells, progress);
                if ((columns.count() & 0xFF) == 0) {
                    progress.run();
                }
            }
            if (columns.count() == 0) {
                throw TextRows.withoutRows(file.name());
            }
            for (String name : names) {
                if (!columns.met.contains(name)) {
                    throw TextRows.unknown(file.name(), name, names, columns.met);
                }
            }
            watcher.progress("read", size, size);
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    @Override
    Known<FieldIntake> column(char[] key, int length) {
        String name = WordIndex.composed(new String(key, 0, length).strip());
        if (met.size() < TOLD && !met.contains(name)) {
            met.add(name);
        }
        Known<FieldIntake> column = asked.get(name);
        if (column == null) {
            return new Known<>(name, FieldIntake.NONE, null);
        }
        if (!met.contains(name)) {
            met.add(name);
        }
        return column;
    }

    @Override
    Collection<Known<FieldIntake>> columns() {
        return asked.values();
    }

    @Override
    String met(long row) {
        return "in row " + row;
    }
}
