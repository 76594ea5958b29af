package org.semblance.domain.hierarchy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.semblance.data.Words;

/**
 * All nodes of a hierarchy in one numbering: the leaves first, then the other nodes level by level. A label that a
 * short branch repeats is one node.
 */
final class HierarchyNodes {

    private final Hierarchy hierarchy;
    private final List<String> labels;
    private final List<Integer> levels = new ArrayList<>();
    private final List<Integer> leaves = new ArrayList<>();
    private final int[][] nodeAt;
    private final Map<String, Integer> highest = new HashMap<>();

    HierarchyNodes(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
        this.labels = new ArrayList<>();
        this.nodeAt = new int[hierarchy.height() + 1][];
        for (int level = 0; level <= hierarchy.height(); level++) {
            nodeAt[level] = new int[hierarchy.nodes(level)];
            boolean[] seen = new boolean[hierarchy.nodes(level)];
            for (int leaf = 0; leaf < hierarchy.leaves(); leaf++) {
                int node = hierarchy.node(level, leaf);
                if (!seen[node]) {
                    seen[node] = true;
                    nodeAt[level][node] = repeats(level, leaf)
                            ? nodeAt[level - 1][hierarchy.node(level - 1, leaf)]
                            : added(level, leaf);
                }
            }
        }
    }

    private boolean repeats(int level, int leaf) {
        return level > 0
                && hierarchy.leavesUnder(level - 1, hierarchy.node(level - 1, leaf))
                        == hierarchy.leavesUnder(level, hierarchy.node(level, leaf))
                && hierarchy.label(level - 1, leaf).equals(hierarchy.label(level, leaf));
    }

    private int added(int level, int leaf) {
        labels.add(hierarchy.label(level, leaf));
        levels.add(level);
        leaves.add(leaf);
        highest.put(hierarchy.label(level, leaf), labels.size() - 1);
        return labels.size() - 1;
    }

    /** The leaf of a text, or else the highest node with that label; {@link Words#MISSING} if there is neither. */
    int find(String text) {
        return hierarchy.leaf(text).orElseGet(() -> highest.getOrDefault(text, Words.MISSING));
    }

    List<String> labels() {
        return labels;
    }

    int size() {
        return labels.size();
    }

    /** The lowest common ancestor of two nodes. */
    int common(int one, int other) {
        int level = level(one, other);
        return nodeAt[level][hierarchy.node(level, leaves.get(one))];
    }

    /** The share of the other values below the lowest common ancestor of two nodes. */
    double share(int one, int other) {
        int level = level(one, other);
        return hierarchy.share(level, hierarchy.node(level, leaves.get(one)));
    }

    private int level(int one, int other) {
        return Math.max(
                hierarchy.meeting(leaves.get(one), leaves.get(other)), Math.max(levels.get(one), levels.get(other)));
    }
}
