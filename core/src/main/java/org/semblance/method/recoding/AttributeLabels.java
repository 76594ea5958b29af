package org.semblance.method.recoding;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.method.generalization.Ladder;

/**
 * The labels of one attribute, numbered: its values and all labels above them, with the least common label of two and
 * the loss of each label.
 *
 * <p>The values of units come first, by first appearance. The missing value is a separate value; its least common label
 * with others is the root.
 */
final class AttributeLabels {

    /** Up to this many pairs, least common labels are stored in a table; above it they are found by climbing. */
    private static final int TABLE = 1 << 20;

    private final int[] valueOf;
    private final int[] leafOf;
    private final int[] levelOf;
    private final int[] parentOf;
    private final double[] lossOf;
    private final Hierarchy hierarchy;
    private final int values;
    private final int @Nullable [] joins;
    private final double @Nullable [] lossOfJoins;
    private final int[] firstOf;
    private final int[] endOf;

    private AttributeLabels(Ladder ladder, double weight, List<int[]> units, RecodingObjective objective, int table) {
        this.hierarchy = ladder.hierarchy();
        int[] leaves = Arrays.stream(ladder.leafOfRow())
                .map(leaf -> ladder.missing(leaf) ? Words.MISSING : leaf)
                .toArray();
        this.valueOf = new int[units.size()];
        Numbering numbering = new Numbering(hierarchy);
        for (int unit = 0; unit < valueOf.length; unit++) {
            valueOf[unit] = numbering.common(units.get(unit), leaves);
        }
        this.values = numbering.size();
        numbering.addAllAbove();
        int size = numbering.size();
        this.leafOf = Arrays.copyOf(numbering.leafOf, size);
        this.levelOf = Arrays.copyOf(numbering.levelOf, size);
        this.parentOf = new int[size];
        this.lossOf = new double[size];
        LabelLosses losses = new LabelLosses(ladder, leaves, objective);
        for (int label = 0; label < size; label++) {
            boolean missing = leafOf[label] == Words.MISSING;
            parentOf[label] = numbering.parent(label);
            lossOf[label] = missing ? 0 : weight * losses.of(levelOf[label], leafOf[label]);
        }
        this.firstOf = new int[size];
        this.endOf = new int[size];
        order();
        this.joins = (long) size * values <= table ? table() : null;
        this.lossOfJoins = joins == null
                ? null
                : Arrays.stream(joins).mapToDouble(label -> lossOf[label]).toArray();
    }

    /**
     * Numbers the labels of an attribute.
     *
     * @param weight the factor of its losses
     * @param units the rows of each unit
     */
    static AttributeLabels of(Ladder ladder, double weight, List<int[]> units, RecodingObjective objective) {
        return new AttributeLabels(ladder, weight, units, objective, TABLE);
    }

    /** The same with a given size of the table of least common labels. */
    static AttributeLabels of(Ladder ladder, List<int[]> units, int table) {
        return new AttributeLabels(ladder, 1, units, RecodingObjective.GRANULARITY, table);
    }

    /** Orders the values so that those below a label are contiguous. */
    private void order() {
        int[] upwards = IntStream.range(0, levelOf.length)
                .boxed()
                .sorted(Comparator.comparingInt(label -> levelOf[label]))
                .mapToInt(label -> label)
                .toArray();
        int[] below = new int[upwards.length];
        for (int label : upwards) {
            below[label] += label < values ? 1 : 0;
            if (parentOf[label] != label) {
                below[parentOf[label]] += below[label];
            }
        }
        int[] next = new int[upwards.length];
        for (int i = upwards.length - 1; i >= 0; i--) {
            int label = upwards[i];
            if (parentOf[label] != label) {
                firstOf[label] = next[parentOf[label]];
                next[parentOf[label]] += below[label];
            }
            endOf[label] = firstOf[label] + below[label];
            next[label] = firstOf[label] + (label < values ? 1 : 0);
        }
    }

    private int[] table() {
        int[] table = new int[leafOf.length * values];
        for (int label = 0; label < leafOf.length; label++) {
            for (int value = 0; value < values; value++) {
                table[label * values + value] = meeting(label, value);
            }
        }
        return table;
    }

    /** The least common label of any two labels. */
    int meeting(int one, int other) {
        int a = one;
        int b = other;
        while (a != b) {
            int difference = levelOf[a] - levelOf[b];
            if (difference <= 0) {
                a = parentOf[a];
            }
            if (difference >= 0) {
                b = parentOf[b];
            }
        }
        return a;
    }

    /** The number of values of units, which are the first labels. */
    int values() {
        return values;
    }

    /** The value of each unit. */
    int[] valueOf() {
        return valueOf;
    }

    /** The least common label of a label and a value. */
    int join(int label, int value) {
        return joins == null ? climb(label, value) : joins[label * values + value];
    }

    private int climb(int label, int value) {
        int place = firstOf[value];
        int above = label;
        while (place < firstOf[above] || place >= endOf[above]) {
            above = parentOf[above];
        }
        return above;
    }

    /** Whether least common labels are found by climbing, because there are too many pairs for a table. */
    boolean many() {
        return joins == null;
    }

    /** The parent of a label; the root is its own parent. */
    int parent(int label) {
        return parentOf[label];
    }

    /**
     * The position of the first value below a label, in an order in which the values below any label are contiguous.
     */
    int first(int label) {
        return firstOf[label];
    }

    /** The position after the last value below a label. */
    int end(int label) {
        return endOf[label];
    }

    /** The loss of showing this label: 0 for a leaf, and never less than for a label below it. */
    double loss(int label) {
        return lossOf[label];
    }

    /** The loss of showing the least common label of a label and a value. */
    double lossOfJoin(int label, int value) {
        return lossOfJoins == null ? lossOf[climb(label, value)] : lossOfJoins[label * values + value];
    }

    /** The share of the other leaves that a label covers: 0 for a leaf, 1 for the root. */
    double covered(int label) {
        if (leafOf[label] == Words.MISSING || hierarchy.leaves() == 1) {
            return levelOf[label] == hierarchy.height() ? 1 : 0;
        }
        return hierarchy.share(levelOf[label], hierarchy.node(levelOf[label], leafOf[label]));
    }

    int size() {
        return leafOf.length;
    }

    /** The text of a label; null for the missing value. */
    @Nullable
    String text(int label) {
        return leafOf[label] == Words.MISSING ? null : hierarchy.label(levelOf[label], leafOf[label]);
    }

    /** Numbers labels, identified by level and a leaf below, as they occur. */
    private static final class Numbering {

        private final Hierarchy hierarchy;
        private final Map<Long, Integer> numbers = new HashMap<>();
        private int[] leafOf = new int[16];
        private int[] levelOf = new int[16];

        Numbering(Hierarchy hierarchy) {
            this.hierarchy = hierarchy;
        }

        int size() {
            return numbers.size();
        }

        private int add(int level, int leaf) {
            boolean missing = leaf == Words.MISSING;
            int known = numbers.size();
            long key = missing ? -1 : (long) level << 32 | hierarchy.node(level, leaf);
            int number = numbers.computeIfAbsent(key, unseen -> known);
            if (number == known) {
                if (known == leafOf.length) {
                    leafOf = Arrays.copyOf(leafOf, 2 * known);
                    levelOf = Arrays.copyOf(levelOf, 2 * known);
                }
                leafOf[known] = leaf;
                levelOf[known] = missing ? hierarchy.height() - 1 : level; // directly below the root
            }
            return number;
        }

        /** The least common label of a unit's rows. */
        int common(int[] rows, int[] leaves) {
            int first = leaves[rows[0]];
            int level = 0;
            for (int row : rows) {
                int leaf = leaves[row];
                if (leaf != first) {
                    boolean missing = leaf == Words.MISSING || first == Words.MISSING;
                    level = Math.max(level, missing ? hierarchy.height() : hierarchy.meeting(first, leaf));
                }
            }
            return add(level, level > 0 && first == Words.MISSING ? 0 : first);
        }

        /** Adds all labels above the known ones, up to the root. */
        void addAllAbove() {
            for (int label = 0; label < size(); label++) {
                parent(label);
            }
        }

        int parent(int label) {
            int level = Math.min(levelOf[label] + 1, hierarchy.height());
            return add(level, Math.max(leafOf[label], 0));
        }
    }
}
