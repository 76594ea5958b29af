package org.semblance.authoring.hierarchies;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.port.TableReader;
import org.semblance.release.prepare.ConceptFile;
import org.semblance.release.prepare.SpreadsheetSafe;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/**
 * The rows of an existing concept file. A person may have corrected it, so none may be lost when it is written again.
 */
final class EarlierConcepts {

    private final List<String> names;
    private final List<Map<String, String>> rows;

    private EarlierConcepts(List<String> names, List<Map<String, String>> rows) {
        this.names = names;
        this.rows = rows;
    }

    /** Reads a file; without rows if it does not exist. */
    static EarlierConcepts in(Path file, TableReader reader) {
        if (!Files.isRegularFile(file)) {
            return new EarlierConcepts(List.of(), List.of());
        }
        Table table = reader.read(
                        TableReader.Request.verbatim(TableSource.of(file), TableFormat.UNKNOWN), Watcher.SILENT)
                .table();
        List<Map<String, String>> rows = new ArrayList<>();
        for (int row = 0; row < table.size(); row++) {
            Map<String, String> fields = new LinkedHashMap<>();
            for (Column column : table.columns()) {
                fields.put(column.name(), column.text(row));
            }
            rows.add(fields);
        }
        return new EarlierConcepts(table.columns().stream().map(Column::name).toList(), rows);
    }

    /**
     * The new rows, completed by the columns that only this file has, followed by the rows of this file for other
     * values or attributes.
     */
    List<Map<String, String>> under(List<Map<String, String>> written) {
        Map<List<String>, Map<String, String>> earlier = new HashMap<>();
        rows.forEach(row -> earlier.putIfAbsent(key(row), row));
        List<Map<String, String>> all = new ArrayList<>();
        Set<List<String>> there = new LinkedHashSet<>();
        for (Map<String, String> row : written) {
            there.add(key(row));
            Map<String, String> completed = new LinkedHashMap<>(earlier.getOrDefault(key(row), Map.of()));
            completed.putAll(row);
            all.add(completed);
        }
        rows.stream().filter(row -> !there.contains(key(row))).forEach(all::add);
        return all;
    }

    /** These column names, followed by those that only this file has. */
    List<String> names(List<String> first) {
        Set<String> all = new LinkedHashSet<>(first);
        all.addAll(names);
        return List.copyOf(all);
    }

    /**
     * The values of an attribute that are marked for checking.
     *
     * @param glosses the gloss of each value's current concept; if it differs from the one in the row of the mark, a
     *     person has already replaced the concept
     */
    List<String> marked(String attribute, Map<String, String> glosses) {
        return rows.stream()
                .filter(row -> original(row, ConceptFile.ATTRIBUTE).equals(attribute)
                        && original(row, HierarchyFile.LOOK).equals(HierarchyFile.YES)
                        && original(row, HierarchyFile.GLOSS).equals(glosses.get(original(row, ConceptFile.VALUE))))
                .map(row -> original(row, ConceptFile.VALUE))
                .toList();
    }

    private static List<String> key(Map<String, String> row) {
        return List.of(original(row, ConceptFile.ATTRIBUTE), original(row, ConceptFile.VALUE));
    }

    private static String original(Map<String, String> row, String name) {
        return SpreadsheetSafe.original(row.getOrDefault(name, ""));
    }
}
