package org.semblance.domain.hierarchy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.data.Column;
import org.semblance.data.Words;
import org.semblance.domain.CategorySpace;

/**
 * Rows that hold leaves of a hierarchy; their averages are its labels.
 *
 * <p>Categories are the leaves, then the other nodes level by level. A label that is repeated from the level below, as
 * short branches do, is the same category.
 */
final class HierarchySpace extends CategorySpace {

    private final Hierarchy hierarchy;
    private final int[] levelOf;
    private final int[] leafOf;
    private final int[][] categoryOf;

    private HierarchySpace(
            String name,
            int[] leaves,
            Hierarchy hierarchy,
            List<String> categories,
            int[] levelOf,
            int[] leafOf,
            int[][] categoryOf) {
        super(name, leaves, categories, hierarchy.leaves());
        this.hierarchy = hierarchy;
        this.levelOf = levelOf;
        this.leafOf = leafOf;
        this.categoryOf = categoryOf;
    }

    static HierarchySpace of(Words column, int[] leaves, Hierarchy hierarchy) {
        List<String> categories = new ArrayList<>(hierarchy.labels(0));
        List<Integer> levels = new ArrayList<>();
        List<Integer> below = new ArrayList<>();
        int[][] categoryOf = new int[hierarchy.height() + 1][];
        categoryOf[0] = new int[hierarchy.leaves()];
        for (int leaf = 0; leaf < hierarchy.leaves(); leaf++) {
            categoryOf[0][leaf] = leaf;
            levels.add(0);
            below.add(leaf);
        }
        for (int level = 1; level <= hierarchy.height(); level++) {
            categoryOf[level] = new int[hierarchy.nodes(level)];
            boolean[] seen = new boolean[hierarchy.nodes(level)];
            for (int leaf = 0; leaf < hierarchy.leaves(); leaf++) {
                int node = hierarchy.node(level, leaf);
                if (seen[node]) {
                    continue;
                }
                seen[node] = true;
                int child = hierarchy.node(level - 1, leaf);
                boolean repeated = hierarchy.leavesUnder(level - 1, child) == hierarchy.leavesUnder(level, node)
                        && hierarchy.label(level - 1, leaf).equals(hierarchy.label(level, leaf));
                categoryOf[level][node] = repeated ? categoryOf[level - 1][child] : categories.size();
                if (!repeated) {
                    categories.add(hierarchy.label(level, leaf));
                    levels.add(level);
                    below.add(leaf);
                }
            }
        }
        return new HierarchySpace(
                column.name(),
                leaves,
                hierarchy,
                List.copyOf(categories),
                levels.stream().mapToInt(Integer::intValue).toArray(),
                below.stream().mapToInt(Integer::intValue).toArray(),
                categoryOf);
    }

    /** One code for one text: nodes of different levels may share a label. */
    @Override
    public Column column(List<Integer> points, int[] choice) {
        Words shown = (Words) super.column(points, choice);
        return Words.of(
                shown.name(),
                IntStream.range(0, shown.size())
                        .mapToObj(row -> shown.missing(row) ? null : shown.text(row))
                        .toArray(String[]::new));
    }

    /** The share of the other values that cannot be told apart any more on the level where both meet. */
    @Override
    protected double between(int one, int other) {
        if (one == other) {
            return 0;
        }
        if (one < 0 || other < 0 || one >= levelOf.length || other >= levelOf.length) {
            return 1;
        }
        int level = Math.max(hierarchy.meeting(leafOf[one], leafOf[other]), Math.max(levelOf[one], levelOf[other]));
        int leaves = hierarchy.leavesUnder(level, hierarchy.node(level, leafOf[one]));
        return hierarchy.leaves() == 1 ? 0 : (leaves - 1.0) / (hierarchy.leaves() - 1.0);
    }

    /** The lowest label that all share. */
    @Override
    protected int average(int[] counts, int total) {
        int first = Words.MISSING;
        int level = 0;
        for (int leaf = 0; leaf < counts.length; leaf++) {
            if (counts[leaf] > 0) {
                first = first == Words.MISSING ? leaf : first;
                level = Math.max(level, hierarchy.meeting(first, leaf));
            }
        }
        return categoryOf[level][hierarchy.node(level, first)];
    }
}
