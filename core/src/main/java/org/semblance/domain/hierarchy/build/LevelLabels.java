package org.semblance.domain.hierarchy.build;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.semblance.domain.hierarchy.Hierarchy;

/** Collects levels of labels, each coarser than the one before, and builds a hierarchy from them. */
final class LevelLabels {

    private final List<String> values;
    private final List<List<String>> levels = new ArrayList<>();
    private int groups;

    LevelLabels(List<String> values) {
        this.values = values;
        this.groups = values.size();
    }

    /** Adds a level above the others; a level that merges no values, or all of them, is ignored. */
    LevelLabels add(List<String> labels) {
        Set<String> different = new HashSet<>(labels);
        if (different.size() < groups && different.size() > 1) {
            levels.add(labels);
            groups = different.size();
        }
        return this;
    }

    int size() {
        return levels.size();
    }

    /** The hierarchy, with {@code *} as root. */
    Hierarchy hierarchy(String name) {
        List<List<String>> rows = new ArrayList<>();
        for (int value = 0; value < values.size(); value++) {
            List<String> row = new ArrayList<>();
            row.add(values.get(value));
            for (List<String> level : levels) {
                row.add(level.get(value));
            }
            row.add(Hierarchy.ANYTHING);
            rows.add(row);
        }
        return Hierarchy.of(name, rows);
    }
}
