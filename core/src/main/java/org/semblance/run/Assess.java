package org.semblance.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Meanings;
import org.semblance.quality.Score;
import org.semblance.release.Json;

/**
 * Measures a masked table, whoever made it, against its original. Measures compare row with row, so the rows must stand
 * in the same order, or be found by a key.
 */
public final class Assess {

    /** The answer: how many rows were compared, what the measures found, and what to know about it. */
    public record Answer(int rows, List<Score> scores, List<String> notes) {

        /** The answer as plain values. */
        public Map<String, Object> json() {
            return Json.object(
                    "rows", rows, "scores", scores.stream().map(Report::json).toList(), "notes", notes);
        }
    }

    private static final String SAME_ROWS =
            "compare a release with the rows it was made from; name a column that both have and that differs in every"
                    + " row with --key";

    private final TableReader reader;
    private final TaxonomyReader taxonomies;

    public Assess(TableReader reader, TaxonomyReader taxonomies) {
        this.reader = reader;
        this.taxonomies = taxonomies;
    }

    /**
     * Measures a release by the measures of a recipe.
     *
     * @param files where the paths of the recipe lead
     * @param key a column of both tables that tells rows apart; without it, rows are taken in their order
     */
    public Answer measure(
            Recipe recipe,
            Function<String, Path> files,
            Source original,
            Source release,
            @Nullable String key,
            Watcher watcher) {
        Preparation.Sources sources = new Preparation.Sources(reader, taxonomies, files);
        Preparation prepared = Preparation.unjudged(recipe, original, sources, watcher);
        Dataset data = prepared.data();
        Table released = inTheSameWords(prepared, released(recipe, data, release, key, watcher));
        List<String> notes = new ArrayList<>();
        Table aligned = key == null ? inOrder(data, released, notes) : byKey(data.table(), released, key);
        Table masked = data.table()
                .with(data.with(Role.QUASI_IDENTIFIER).stream()
                        .map(attribute -> aligned.column(attribute.name()))
                        .toList());
        List<Score> scores = Measuring.scores(recipe, data, masked, Assess::refuse, watcher);
        return new Answer(masked.size(), scores, notes);
    }

    private static void refuse(Problem unmet) {
        throw unmet;
    }

    /** The release with concepts in the words of the taxonomy, as the original has them. */
    private static Table inTheSameWords(Preparation prepared, Table released) {
        List<Column> read = new ArrayList<>();
        for (Attribute attribute : prepared.data().with(Role.QUASI_IDENTIFIER)) {
            Meanings meanings = prepared.meanings().get(attribute.name());
            if (meanings != null && attribute.domain() instanceof Concepts domain) {
                read.add(meanings.read((Words) released.column(attribute.name()), domain));
            }
        }
        return released.with(read);
    }

    private Table released(Recipe recipe, Dataset data, Source release, @Nullable String key, Watcher watcher) {
        Set<String> wanted = new HashSet<>(data.attributes().stream()
                .filter(Assess::stays)
                .map(Attribute::name)
                .toList());
        if (key != null) {
            wanted.add(key);
        }
        // a release need not be laid out as its original is, but a decimal sign cannot be seen
        Form form = Form.looking(new Csv(null, null, recipe.csv().decimal()));
        Table table = reader.read(Preparation.request(recipe, release, form, wanted::contains), watcher)
                .table();
        List<String> absent = data.with(Role.QUASI_IDENTIFIER).stream()
                .map(Attribute::name)
                .filter(name -> table.find(name) == null)
                .toList();
        if (!absent.isEmpty()) {
            throw Problem.data(
                    "E_QI",
                    "the release has no column " + String.join(", ", absent),
                    "compare a release that has all quasi-identifiers of the recipe, under the same names");
        }
        return table;
    }

    private static boolean stays(Attribute attribute) {
        return !attribute.is(Role.IDENTIFIER);
    }

    /** The release as it stands, if the columns that masking does not touch say that its order is the original's. */
    private static Table inOrder(Dataset data, Table released, List<String> notes) {
        Table original = data.table();
        if (original.size() != released.size()) {
            throw Problem.data(
                    "E_ROWS",
                    "the original has " + original.size() + " rows and the release " + released.size(),
                    SAME_ROWS);
        }
        boolean compared = false;
        for (Attribute attribute : data.attributes()) {
            Column after = released.find(attribute.name());
            if (!stays(attribute) || attribute.is(Role.QUASI_IDENTIFIER) || after == null) {
                continue;
            }
            compared = true;
            Column before = original.column(attribute.name());
            for (int row = 0; row < original.size(); row++) {
                if (before.missing(row) != after.missing(row)
                        || !before.text(row).equals(after.text(row))) {
                    throw Problem.data(
                            "E_ORDER",
                            "row " + original.rows().number(row) + " is another one in the release: '"
                                    + attribute.name() + "' differs, which is not masked",
                            "the rows of a release are shuffled: name a column that both have and that differs in"
                                    + " every row with --key, or take the scores that anonymize reported");
                }
            }
        }
        if (!compared) {
            notes.add("The same order of rows is assumed: the tables share no column that would show another.");
        }
        return released;
    }

    private static Table byKey(Table original, Table released, String key) {
        Column before = key(original, key, "the original");
        Map<String, Integer> found = rowsByKey(key(released, key, "the release"), released, "the release");
        rowsByKey(before, original, "the original");
        int[] order = new int[original.size()];
        Arrays.fill(order, -1);
        for (int row = 0; row < order.length; row++) {
            Integer there = found.get(before.text(row));
            if (there == null) {
                throw Problem.data(
                        "E_ROWS",
                        "row " + original.rows().number(row) + " of the original is not in the release",
                        "compare a release with the rows it was made from; where: leaves rows of the original out");
            }
            order[row] = there;
        }
        if (order.length != released.size()) {
            throw Problem.data(
                    "E_ROWS",
                    "the release has " + (released.size() - order.length) + " rows that the original has not",
                    "compare a release with the rows it was made from");
        }
        return released.rows(order);
    }

    private static Column key(Table table, String key, String where) {
        Column column = table.find(key);
        if (column == null) {
            throw Problem.recipe(
                    "E_KEY", where + " has no column '" + key + "'", "name a column that both tables have with --key");
        }
        return column;
    }

    private static Map<String, Integer> rowsByKey(Column column, Table table, String where) {
        Map<String, Integer> rows = new HashMap<>();
        for (int row = 0; row < column.size(); row++) {
            Integer twin = column.missing(row) ? Integer.valueOf(row) : rows.put(column.text(row), row);
            if (twin != null) {
                throw Problem.data(
                        "E_KEY",
                        where + ", row " + table.rows().number(row) + ": '" + column.name()
                                + "' is missing or not the only one of its value",
                        "name a column that differs in every row with --key");
            }
        }
        return rows;
    }
}
