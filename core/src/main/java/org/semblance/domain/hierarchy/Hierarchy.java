package org.semblance.domain.hierarchy;

import java.io.Serializable;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * A value generalisation hierarchy: each value (a leaf) with its label on each level, up to the root.
 *
 * <p>Level 0 contains the leaves, level {@link #height} only the root. The nodes of a level are numbered by first
 * appearance. Two leaves with the same label on a level are one node there, and stay together on all higher levels. A
 * branch with fewer levels repeats its label.
 */
public final class Hierarchy implements Serializable {

    /** The default text of a suppressed value. */
    public static final String ANYTHING = "*";

    private final String name;
    private final List<List<String>> labels;
    private final int[][] nodeOf;
    private final int[][] parents;
    private final int[][] leavesUnder;
    private final Map<String, Integer> leafOf = new HashMap<>();

    private Hierarchy(String name, List<List<String>> labels, int[][] nodeOf) {
        this.name = name;
        this.labels = labels;
        this.nodeOf = nodeOf;
        this.parents = new int[nodeOf.length][];
        this.leavesUnder = new int[nodeOf.length][];
        for (int level = 0; level < nodeOf.length; level++) {
            parents[level] = new int[labels.get(level).size()];
            leavesUnder[level] = new int[labels.get(level).size()];
            for (int leaf = 0; leaf < nodeOf[level].length; leaf++) {
                int node = nodeOf[level][leaf];
                parents[level][node] = level + 1 < nodeOf.length ? nodeOf[level + 1][leaf] : 0;
                leavesUnder[level][node]++;
            }
        }
        for (int leaf = 0; leaf < leaves(); leaf++) {
            leafOf.put(labels.get(0).get(leaf), leaf);
        }
    }

    /**
     * A hierarchy from rows of a value and its label on each level, the root last.
     *
     * @throws Problem if the rows do not form a hierarchy; rows are counted from 1
     */
    public static Hierarchy of(String name, List<? extends List<String>> rows) {
        return of(name, rows, row -> name + ", row " + (row + 1));
    }

    /** The place of a row, for messages. */
    @FunctionalInterface
    public interface Places {
        String of(int row);
    }

    /** The same, with the places of rows for messages. */
    public static Hierarchy of(String name, List<? extends List<String>> rows, Places places) {
        refuseRagged(name, rows, places);
        return made(name, rows, places);
    }

    private static Hierarchy made(String name, List<? extends List<String>> rows, Places places) {
        int levels = rows.get(0).size();
        List<List<String>> labels = new ArrayList<>();
        int[][] nodeOf = new int[levels][rows.size()];
        for (int level = 0; level < levels; level++) {
            Map<String, Integer> nodes = new LinkedHashMap<>();
            int[] first = new int[rows.size()];
            for (int leaf = 0; leaf < rows.size(); leaf++) {
                String label = rows.get(leaf).get(level);
                int known = nodes.size();
                int node = nodes.computeIfAbsent(label, unseen -> known);
                nodeOf[level][leaf] = node;
                if (node == known) {
                    first[node] = leaf;
                } else if (level == 0) {
                    throw Problem.data(
                            ProblemCode.E_HIERARCHY,
                            places.of(leaf) + ": the value already occurs at " + places.of(first[node]),
                            "keep one of the two");
                } else if (level + 1 < levels
                        && !rows.get(leaf)
                                .get(level + 1)
                                .equals(rows.get(first[node]).get(level + 1))) {
                    throw Problem.data(
                            ProblemCode.E_HIERARCHY,
                            places.of(leaf) + ": level " + (level + 1) + " is no generalisation of level " + level
                                    + ": a label has another one above it than at " + places.of(first[node]),
                            "give it one parent, or two names");
                }
            }
            labels.add(List.copyOf(nodes.keySet()));
        }
        if (labels.get(levels - 1).size() > 1) {
            throw Problem.data(
                    ProblemCode.E_NO_ROOT,
                    name + ": the last level has " + labels.get(levels - 1).size()
                            + " different labels, so there is no root above all",
                    "add a last level with one word for everything, such as *");
        }
        return new Hierarchy(name, labels, nodeOf);
    }

    /** A hierarchy of two levels: values can only be kept or suppressed. The empty text is a value too. */
    public static Hierarchy flat(String name, List<String> values) {
        return made(
                name,
                values.stream().map(value -> List.of(value, ANYTHING)).toList(),
                row -> name + ", value " + (row + 1));
    }

    private static void refuseRagged(String name, List<? extends List<String>> rows, Places places) {
        if (rows.isEmpty() || rows.get(0).size() < 2) {
            throw Problem.data(
                    ProblemCode.E_HIERARCHY,
                    name + ": no level above the values, which makes no hierarchy",
                    "give each value the labels of the levels above it, the last one the same for all");
        }
        for (int row = 0; row < rows.size(); row++) {
            if (rows.get(row).size() != rows.get(0).size() || rows.get(row).contains("")) {
                throw Problem.data(
                        ProblemCode.E_HIERARCHY,
                        places.of(row) + ": not as many levels as at " + places.of(0) + ", or an empty one",
                        "repeat the label of the level below where a branch has fewer levels");
            }
        }
    }

    public String name() {
        return name;
    }

    /** The same hierarchy under another name. */
    public Hierarchy named(String other) {
        return new Hierarchy(other, labels, nodeOf);
    }

    /** The same hierarchy with texts in Unicode normal form NFC, in which tables are read. */
    public Hierarchy normalized() {
        boolean already = labels.stream()
                .flatMap(List::stream)
                .allMatch(label -> Normalizer.isNormalized(label, Normalizer.Form.NFC));
        return already
                ? this
                : of(
                        name,
                        rows().stream()
                                .map(row -> row.stream()
                                        .map(label -> Normalizer.normalize(label, Normalizer.Form.NFC))
                                        .toList())
                                .toList());
    }

    /** The level of the root, that is, the number of steps upwards. */
    public int height() {
        return nodeOf.length - 1;
    }

    /** The number of leaves. */
    public int leaves() {
        return nodeOf[0].length;
    }

    /** The number of nodes of a level. */
    public int nodes(int level) {
        return labels.get(level).size();
    }

    /** The labels of a level, by node; those of level 0 are the values. */
    public List<String> labels(int level) {
        return labels.get(level);
    }

    /** The label of a leaf on a level. */
    public String label(int level, int leaf) {
        return labels.get(level).get(nodeOf[level][leaf]);
    }

    public String root() {
        return labels.get(height()).get(0);
    }

    /** The node of a leaf on a level. */
    public int node(int level, int leaf) {
        return nodeOf[level][leaf];
    }

    /** The node on the next level; that of the root is the root. */
    public int parent(int level, int node) {
        return parents[level][node];
    }

    /** The number of leaves at or below a node. */
    public int leavesUnder(int level, int node) {
        return leavesUnder[level][node];
    }

    /**
     * The share of the other values that cannot be distinguished from a value below this node: 0 for a leaf, 1 for the
     * root.
     */
    public double share(int level, int node) {
        return leaves() == 1 ? 0 : (leavesUnder[level][node] - 1.0) / (leaves() - 1.0);
    }

    /** The leaf of a value. */
    public OptionalInt leaf(String value) {
        Integer leaf = leafOf.get(value);
        return leaf == null ? OptionalInt.empty() : OptionalInt.of(leaf);
    }

    /** The lowest level on which two leaves have the same node. */
    public int meeting(int leaf, int other) {
        int level = 0;
        while (nodeOf[level][leaf] != nodeOf[level][other]) {
            level++;
        }
        return level;
    }

    /** The rows of the hierarchy: each value with its labels, the root last. */
    public List<List<String>> rows() {
        List<List<String>> rows = new ArrayList<>();
        for (int leaf = 0; leaf < leaves(); leaf++) {
            List<String> row = new ArrayList<>();
            for (int level = 0; level <= height(); level++) {
                row.add(label(level, leaf));
            }
            rows.add(row);
        }
        return rows;
    }
}
