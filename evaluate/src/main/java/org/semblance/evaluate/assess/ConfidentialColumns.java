package org.semblance.evaluate.assess;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchy;

/**
 * Compares the confidential columns of a release with those of its original. Findings about them, such as l and t, are
 * true of persons only if the values are unchanged.
 */
final class ConfidentialColumns {

    private final Dataset original;
    private final ReleasedColumns reads;
    private final Watcher watcher;

    ConfidentialColumns(Dataset original, ReleasedColumns reads, Watcher watcher) {
        this.original = original;
        this.reads = reads;
        this.watcher = watcher;
    }

    /** The release without confidential columns that show no value at all; these count as not released. */
    Table shown(Table verbatim) {
        List<String> hidden = kept().stream()
                .filter(name -> verbatim.find(name) != null && hidden(reads.words(verbatim.column(name))))
                .toList();
        if (hidden.isEmpty()) {
            return verbatim;
        }
        hidden.forEach(name -> watcher.warn(
                WarningCode.W_NOT_RELEASED,
                "confidential column '" + name
                        + "' has no value in the release: it counts as not released, and attribute disclosure is "
                        + "not measured for it"));
        return verbatim.only(
                verbatim.names().stream().filter(name -> !hidden.contains(name)).toList());
    }

    private static boolean hidden(Words column) {
        return IntStream.range(0, column.size())
                .allMatch(row -> column.missing(row) || column.text(row).equals(Hierarchy.ANYTHING));
    }

    private List<String> kept() {
        return original.with(Role.CONFIDENTIAL).stream()
                .filter(attribute -> !attribute.is(Role.QUASI_IDENTIFIER))
                .map(Attribute::name)
                .toList();
    }

    /**
     * Warns of columns whose values were changed. They are compared row by row if rows are matched, and otherwise by
     * the frequencies of their values.
     *
     * @param least minimum number of rows behind any count that is shown
     */
    void compare(Table released, RowMatch match, int least) {
        for (String name : kept()) {
            Column before = original.table().column(name);
            Column after = released.find(name);
            if (after == null) {
                continue;
            }
            long others =
                    match.rowOf().map(rowOf -> changed(before, after, rowOf)).orElseGet(() -> tooMany(before, after));
            if (others > 0) {
                watcher.warn(
                        WarningCode.W_CONFIDENTIAL_CHANGED,
                        "confidential column '" + name + "' differs from the original in "
                                + Assessment.rows(others, least)
                                + (match.rowOf().isPresent() ? "" : " at least")
                                + ": l, t and attribute disclosure are those of the released values, whether true or not");
            }
        }
    }

    private long changed(Column before, Column after, int[] rowOf) {
        return IntStream.range(0, rowOf.length)
                .filter(row -> rowOf[row] != RowMatch.NONE && !text(before, row).equals(text(after, rowOf[row])))
                .count();
    }

    /**
     * The number of released rows that exceed the original frequency of their value: a lower bound of the changed rows.
     */
    private long tooMany(Column before, Column after) {
        Map<String, Integer> left = new HashMap<>();
        for (int row = 0; row < before.size(); row++) {
            left.merge(text(before, row), 1, Integer::sum);
        }
        return IntStream.range(0, after.size())
                .filter(row -> left.merge(text(after, row), -1, Integer::sum) < 0)
                .count();
    }

    /** The canonical text of a value, so that a number compares equal however it is written. */
    private String text(Column column, int row) {
        return column.missing(row) ? "" : reads.canonical(column.text(row));
    }
}
