package org.semblance.release.figures;

import java.util.Arrays;
import java.util.List;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.ReleasedLevels;

/**
 * How many rows show a label of each level of a hierarchy, as anybody can count who has the release and the hierarchy.
 *
 * @param rows by level: first the values themselves, last the root
 */
public record LevelCounts(List<Integer> rows) {

    public LevelCounts {
        rows = List.copyOf(rows);
    }

    /** The counts of a released column; a missing value that stayed one is a value itself. */
    public static LevelCounts of(ReleasedLevels released) {
        int[] rows = new int[released.hierarchy().height() + 1];
        for (int pair = 0; pair < released.pairs(); pair++) {
            rows[lowest(released, pair)] += released.count(pair);
        }
        return new LevelCounts(Arrays.stream(rows).boxed().toList());
    }

    /**
     * The lowest level on which the label of a pair stands for the same values: a branch with fewer levels repeats its
     * label upwards, and a value that is shown as it was is not generalised.
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

    /** Whether no row shows more than the root. */
    public boolean nothingButRoot() {
        return rows.stream().limit(rows.size() - 1L).allMatch(count -> count == 0);
    }
}
