package org.semblance.formats.taxonomy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ObjIntConsumer;
import java.util.regex.Pattern;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.formats.TextFile;

/**
 * A table with a row for each value and a column for each level, the root last: the format of generalisation
 * hierarchies in ARX. A concept is a label on a level; the same label on the next level of a row is padding, that is,
 * the same concept.
 *
 * <p>The last column contains only the root, so a first line with another word there is a header.
 */
final class LevelTable implements TextFile.Records<TaxonomyBuilder> {

    /** The parent of a label, and the line where it was first given. */
    private record ParentLabel(String label, long line) {}

    private record Row(long line, List<String> labels) {}

    private static final Pattern LEVEL =
            Pattern.compile("(level|lvl|l|generali[sz]ation)?[ _.-]*[0-9]+|root|top", Pattern.CASE_INSENSITIVE);

    private final String name;
    private final TextFile file;
    private final List<Row> rows = new ArrayList<>();

    LevelTable(String name, TextFile file) {
        this.name = name;
        this.file = file;
    }

    @Override
    public void add(long line, List<String> fields) {
        if (fields.size() < 2) {
            throw Problem.data(
                            ProblemCode.E_HIERARCHY,
                            "one column, which makes no hierarchy",
                            "give each value the levels above it, or columns named id and parent")
                    .at(Place.in(file.name()));
        }
        if (fields.contains("")) {
            throw Problem.data(
                            ProblemCode.E_HIERARCHY,
                            "an empty field in column " + (fields.indexOf("") + 1),
                            "repeat the label of the level below where a branch has fewer levels")
                    .at(file.line(line));
        }
        rows.add(new Row(line, fields));
    }

    @Override
    public TaxonomyBuilder made() {
        int root = rows.get(0).labels.size() - 1;
        List<Row> data = withoutHeader(root);
        List<Map<String, ParentLabel>> levels = new ArrayList<>();
        for (int level = 0; level < root; level++) {
            levels.add(level(data, level));
        }
        return builder(levels, data.get(0).labels.get(root));
    }

    /** The same rows as a hierarchy of values, each of which must occur once. */
    Hierarchy hierarchy() {
        List<Row> data = withoutHeader(rows.get(0).labels.size() - 1);
        if (data.size() < rows.size() && !namesLevels(rows.get(0))) {
            throw Problem.data(
                            ProblemCode.E_NO_ROOT,
                            "another root than on the lines below, or names of levels",
                            "give it the root that all share; if it names the levels, call them level0, level1, …, or"
                                    + " delete the line")
                    .at(file.line(rows.get(0).line));
        }
        return Hierarchy.of(
                name,
                data.stream().map(Row::labels).toList(),
                row -> file.line(data.get(row).line).toString());
    }

    /** Whether a line can only be a header; a value mistaken for a header would be lost unnoticed. */
    private static boolean namesLevels(Row row) {
        return row.labels.stream()
                .skip(1)
                .allMatch(label -> LEVEL.matcher(label).matches());
    }

    private List<Row> withoutHeader(int root) {
        Row first = rows.get(0);
        if (rows.size() == 1) {
            return rows;
        }
        Row second = rows.get(1);
        for (Row row : rows.subList(1, rows.size())) {
            if (!row.labels.get(root).equals(second.labels.get(root))) {
                throw severalRoots(second, row);
            }
        }
        if (first.labels.get(root).equals(second.labels.get(root))) {
            return rows;
        }
        // a header shares no word with the data; a line with another root does
        for (Row row : rows.subList(1, rows.size())) {
            for (int level = 0; level < root; level++) {
                if (row.labels.get(level).equals(first.labels.get(level))) {
                    throw severalRoots(first, row);
                }
            }
        }
        return rows.subList(1, rows.size());
    }

    /** The problem of several roots. Words are not quoted: the file may be a data table, named by mistake. */
    private Problem severalRoots(Row one, Row other) {
        return Problem.data(
                ProblemCode.E_NO_ROOT,
                file.name() + ": lines " + one.line + " and " + other.line
                        + " differ in the last column, so there is no root above all",
                "add a last column with one word for everything, such as *;"
                        + " or name the columns id and parent if this is a list of parents");
    }

    /** The parent of each label of a level. */
    private Map<String, ParentLabel> level(List<Row> data, int level) {
        Map<String, ParentLabel> above = new LinkedHashMap<>();
        for (Row row : data) {
            String label = row.labels.get(level);
            String next = row.labels.get(level + 1);
            ParentLabel known = above.putIfAbsent(label, new ParentLabel(next, row.line));
            if (known != null && !known.label.equals(next)) {
                throw Problem.data(
                                ProblemCode.E_HIERARCHY,
                                "the word in column " + (level + 1) + " has another one above it than on line "
                                        + known.line,
                                "give it one parent, or two names; and check that this is a hierarchy and no table of"
                                        + " data")
                        .at(file.line(row.line));
            }
        }
        return above;
    }

    private TaxonomyBuilder builder(List<Map<String, ParentLabel>> levels, String root) {
        List<Map<String, Integer>> lowest = lowest(levels, root);
        Map<String, Integer> meanings = new HashMap<>();
        Set<String> ids = new HashSet<>();
        forEach(lowest, (label, level) -> {
            meanings.merge(label, 1, Integer::sum);
            ids.add(label);
        });
        List<Map<String, Integer>> concepts = new ArrayList<>();
        lowest.forEach(level -> concepts.add(new HashMap<>()));
        TaxonomyBuilder builder = Taxonomy.named(name);
        forEach(lowest, (label, level) -> {
            String id = label;
            while (meanings.getOrDefault(label, 0) > 1 && !ids.add(id)) {
                id += " (level " + level + ")";
            }
            int concept = builder.concept(id);
            builder.word(concept, label);
            concepts.get(level).put(label, concept);
        });
        forEach(lowest, (label, level) -> {
            int top = level;
            while (top < levels.size() && above(levels, top, label).equals(label)) {
                top++;
            }
            if (top < levels.size()) {
                String parent = above(levels, top, label);
                int from = lowest.get(top + 1).getOrDefault(parent, top + 1);
                builder.below(
                        concepts.get(level).getOrDefault(label, 0),
                        concepts.get(from).getOrDefault(parent, 0));
            }
        });
        return builder;
    }

    /** For each label of each level, the lowest level on which it is the same concept. */
    private static List<Map<String, Integer>> lowest(List<Map<String, ParentLabel>> levels, String root) {
        List<Map<String, Integer>> lowest = new ArrayList<>();
        for (int level = 0; level <= levels.size(); level++) {
            Set<String> labels = level < levels.size() ? levels.get(level).keySet() : Set.of(root);
            Map<String, Integer> from = new LinkedHashMap<>();
            for (String label : labels) {
                boolean padded = level > 0 && above(levels, level - 1, label).equals(label);
                from.put(label, padded ? lowest.get(level - 1).getOrDefault(label, level) : Integer.valueOf(level));
            }
            lowest.add(from);
        }
        return lowest;
    }

    /** Passes every concept once, by its label and its lowest level. */
    private static void forEach(List<Map<String, Integer>> lowest, ObjIntConsumer<String> each) {
        for (int level = 0; level < lowest.size(); level++) {
            for (Map.Entry<String, Integer> label : lowest.get(level).entrySet()) {
                if (label.getValue() == level) {
                    each.accept(label.getKey(), level);
                }
            }
        }
    }

    /** The parent of a label; empty if the level does not have it. */
    private static String above(List<Map<String, ParentLabel>> levels, int level, String label) {
        ParentLabel above = levels.get(level).get(label);
        return above == null ? "" : above.label;
    }
}
