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
 * The confidential columns of a release beside those of its original. What is found of them is true of persons only where they
 * are as they were.
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

    /** The release without those that show no value at all: they are not released. */
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
     * Warns where a column is not as it was: row by row, or by how often it shows each value where rows are not known.
     *
     * @param least how many rows a count must be of to be told
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

    /** How many released rows show a value more often than the original has it. */
    private long tooMany(Column before, Column after) {
        Map<String, Integer> left = new HashMap<>();
        for (int row = 0; row < before.size(); row++) {
            left.merge(text(before, row), 1, Integer::sum);
        }
        return IntStream.range(0, after.size())
                .filter(row -> left.merge(text(after, row), -1, Integer::sum) < 0)
                .count();
    }

    /** One text for each value, however a number is written. */
    private String text(Column column, int row) {
        return column.missing(row) ? "" : reads.canonical(column.text(row));
    }
}
