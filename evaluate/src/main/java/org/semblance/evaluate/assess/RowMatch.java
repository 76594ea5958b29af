package org.semblance.evaluate.assess;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;

/**
 * The correspondence between the rows of an original and those of a release, by position or by key.
 *
 * @param rowOf for each row of the original, its row in the release, or {@link #NONE} if it was dropped; empty if the
 *     correspondence is unknown
 * @param unknown why the correspondence is unknown
 * @param assumed whether the same order is assumed without evidence, because the tables share no unmasked column
 */
record RowMatch(Optional<int[]> rowOf, Optional<Problem> unknown, boolean assumed) {

    static final int NONE = -1;

    /** Matches rows by key; rows that are absent from the release count as dropped. */
    static RowMatch byKey(Table original, Table released, String key) {
        Column before = key(original, key, "the original");
        Map<String, Integer> found = rowsByKey(key(released, key, "the release"), released, "the release");
        Set<String> known =
                new HashSet<>(rowsByKey(before, original, "the original").keySet());
        long strangers =
                found.keySet().stream().filter(text -> !known.contains(text)).count();
        if (strangers > 0) {
            throw Problem.data(
                    ProblemCode.E_ROWS,
                    "the release has " + strangers + (strangers == 1 ? " row" : " rows")
                            + " that the original does not have",
                    "compare a release with the rows it was made from; where: in a recipe excludes rows of "
                            + "the original");
        }
        int[] rowOf = IntStream.range(0, original.size())
                .map(row -> found.getOrDefault(before.text(row), NONE))
                .toArray();
        return new RowMatch(Optional.of(rowOf), Optional.empty(), false);
    }

    private static Column key(Table table, String key, String where) {
        Column column = table.find(key);
        if (column == null) {
            throw Problem.recipe(
                    ProblemCode.E_KEY,
                    where + " has no column '" + key + "'",
                    "name a column that both tables have with ‹key›");
        }
        return column;
    }

    private static Map<String, Integer> rowsByKey(Column column, Table table, String where) {
        Map<String, Integer> rows = new HashMap<>();
        for (int row = 0; row < column.size(); row++) {
            Integer twin = column.missing(row) ? Integer.valueOf(row) : rows.put(column.text(row), row);
            if (twin != null) {
                throw Problem.data(
                        ProblemCode.E_KEY,
                        where + ", row " + table.rows().number(row) + ": '" + column.name()
                                + "' is missing or not unique",
                        "name a column with a unique value in every row with ‹key›");
            }
        }
        return rows;
    }

    /**
     * Matches rows by position, if the columns that masking leaves unchanged confirm the order.
     *
     * @param kept the names of those columns
     * @param given whether the user states that the order is the same; the columns are then not compared
     */
    static RowMatch inOrder(Table original, Table released, List<String> kept, boolean given) {
        if (original.size() != released.size()) {
            return unknown(Problem.data(
                    ProblemCode.E_ROWS,
                    "the original has " + original.size() + " rows and the release " + released.size(),
                    "compare a release with the rows it was made from; " + key(original, released)));
        }
        int[] same = IntStream.range(0, original.size()).toArray();
        for (String name : given ? List.<String>of() : kept) {
            Column before = original.column(name);
            Column after = released.column(name);
            for (int row = 0; row < same.length; row++) {
                if (before.missing(row) != after.missing(row)
                        || !before.text(row).equals(after.text(row))) {
                    return unknown(Problem.data(
                            ProblemCode.E_ORDER,
                            "row " + original.rows().number(row) + " is a different row in the release: '" + name
                                    + "' differs, which is not masked",
                            "the rows of a release are shuffled: " + key(original, released)
                                    + "; or use ‹in-order› if the rows are in the same order and '" + name
                                    + "' was masked too"));
                }
            }
        }
        return new RowMatch(Optional.of(same), Optional.empty(), kept.isEmpty() && !given);
    }

    /** Advice on a column that can serve as key, if there is one. */
    private static String key(Table original, Table released) {
        List<String> keys = released.names().stream()
                .filter(name -> tellsApart(original.find(name)) && tellsApart(released.find(name)))
                .toList();
        return keys.isEmpty()
                ? "no common column has a unique value in every row, so none can be the ‹key›; for a "
                        + "release of Semblance, use the scores in its report; otherwise ask the producer of the "
                        + "file for one with a key column"
                : "match them by a column with a unique value in every row, such as ‹key '" + keys.get(0) + "'›";
    }

    private static boolean tellsApart(@Nullable Column column) {
        return column != null
                && IntStream.range(0, column.size()).noneMatch(column::missing)
                && Arrays.stream(column.codes()).distinct().count() == column.size();
    }

    private static RowMatch unknown(Problem why) {
        return new RowMatch(Optional.empty(), Optional.of(why), false);
    }

    /** The number of original rows that are absent from the release. */
    int dropped() {
        return rowOf.map(rows ->
                        (int) Arrays.stream(rows).filter(row -> row == NONE).count())
                .orElse(0);
    }

    /** A released column in the row order of the original; missing where the row was dropped. */
    static Column aligned(Column released, int[] rowOf) {
        if (Arrays.stream(rowOf).noneMatch(row -> row == NONE)) {
            return released.rows(rowOf);
        }
        if (released instanceof Numbers numbers) {
            return Numbers.of(
                    released.name(),
                    Arrays.stream(rowOf)
                            .mapToDouble(row -> row == NONE ? Double.NaN : numbers.at(row))
                            .toArray());
        }
        @Nullable
        String[] texts = Arrays.stream(rowOf)
                .mapToObj(row -> row == NONE || released.missing(row) ? null : released.text(row))
                .toArray(String[]::new);
        return Words.of(released.name(), texts);
    }
}
