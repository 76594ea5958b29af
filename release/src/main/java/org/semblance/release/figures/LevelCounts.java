package org.semblance.release.figures;

import java.util.Arrays;
import java.util.List;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.ReleasedLevels;

/**
 * The number of rows released on each level of a hierarchy. It discloses nothing new: anyone with the release and the
 * hierarchy can count it.
 *
 * @param rows by level, from original values to the root
 */
public record LevelCounts(List<Integer> rows) {

    public LevelCounts {
        rows = List.copyOf(rows);
    }

    /**
     * Counts the rows of a released column. A missing value that is released as missing counts as an original value.
     */
    public static LevelCounts of(ReleasedLevels released) {
        int[] rows = new int[released.hierarchy().height() + 1];
        for (int pair = 0; pair < released.pairs(); pair++) {
            rows[lowest(released, pair)] += released.count(pair);
        }
        return new LevelCounts(Arrays.stream(rows).boxed().toList());
    }

    /**
     * The lowest level on which the label of a pair covers the same values. A branch with fewer levels repeats its
     * label on the levels above, and a value released unchanged is not generalised.
     */
    static int lowest(ReleasedLevels released, int pair) {
        Hierarchy hierarchy = released.hierarchy();
        int level = released.level(pair);
        int leaf = released.leaf(pair);
        if (leaf == Words.MISSING || !released.holds(pair) || level == hierarchy.height()) {
            return level;
        }
        String label = hierarchy.label(level, leaf);
        int covered = hierarchy.leavesUnder(level, hierarchy.node(level, leaf));
        while (level > 0
                && label.equals(hierarchy.label(level - 1, leaf))
                && covered == hierarchy.leavesUnder(level - 1, hierarchy.node(level - 1, leaf))) {
            level--;
        }
        return level;
    }

    /** Whether every row shows only the root. */
    public boolean nothingButRoot() {
        return rows.stream().limit(rows.size() - 1L).allMatch(count -> count == 0);
    }
}
