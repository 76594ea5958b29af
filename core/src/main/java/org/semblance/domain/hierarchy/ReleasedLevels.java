package org.semblance.domain.hierarchy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Distinct;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Ordinal;

/**
 * The hierarchy levels of released texts, for each distinct pair of an original value and its released text.
 *
 * <p>How a text is read: (1) It is a label of its value. If several levels have this label, it is the lowest one that
 * is above all values for which the release shows the text. (2) It is not a label of its value: it is the most general
 * node with that label. (3) No node has the label, or the text is missing: it is suppression. A missing original value
 * is a separate leaf directly below the root.
 */
public final class ReleasedLevels implements ReleaseUncertainty {

    private final Hierarchy hierarchy;
    private final Distinct pairs;
    private final int[] leaves;
    private final Place[] places;
    private final long[][] rowsUnder;
    private final long rows;

    /**
     * The position of one text.
     *
     * @param level the level of the node
     * @param node the node; {@link Words#MISSING} if a missing value stayed missing
     * @param unchanged whether the text is the value itself
     * @param above whether the node covers the value
     */
    private record Place(int level, int node, boolean unchanged, boolean above) {}

    private ReleasedLevels(Hierarchy hierarchy, Distinct pairs, int[] leaves, Place[] places) {
        this.hierarchy = hierarchy;
        this.pairs = pairs;
        this.leaves = leaves;
        this.places = places;
        this.rowsUnder = rowsUnder();
        this.rows = Arrays.stream(rowsUnder[0]).sum();
    }

    /** The number of rows with a value below each node, by level; missing values come first on each level. */
    private long[][] rowsUnder() {
        long[][] counts = new long[hierarchy.height() + 1][];
        for (int level = 0; level < counts.length; level++) {
            counts[level] = new long[hierarchy.nodes(level) + 1];
            for (int pair = 0; pair < leaves.length; pair++) {
                int node = leaves[pair] == Words.MISSING ? Words.MISSING : hierarchy.node(level, leaves[pair]);
                counts[level][node + 1] += pairs.size(pair);
            }
        }
        return counts;
    }

    /**
     * Finds the levels of a released attribute: in its hierarchy or, for ordinal and nominal attributes, in the flat
     * one of the original values. Empty for other domains, or if every value is missing.
     */
    public static Optional<ReleasedLevels> of(Attribute attribute, Dataset original, Table released) {
        if (original.table().column(attribute.name()) instanceof Words held
                && released.column(attribute.name()) instanceof Words shown) {
            return hierarchy(attribute, held)
                    .map(hierarchy -> of(held, original.table().rows(), shown, hierarchy));
        }
        return Optional.empty();
    }

    private static Optional<Hierarchy> hierarchy(Attribute attribute, Words held) {
        if (attribute.domain() instanceof Generalizable domain) {
            return Optional.of(domain.hierarchy());
        }
        if (attribute.domain() instanceof Nominal || attribute.domain() instanceof Ordinal) {
            int[] counts = held.counts();
            List<String> values = IntStream.range(0, counts.length)
                    .filter(code -> counts[code] > 0)
                    .mapToObj(held.dictionary()::get)
                    .toList();
            return values.isEmpty() ? Optional.empty() : Optional.of(Hierarchy.flat(attribute.name(), values));
        }
        return Optional.empty();
    }

    /**
     * Finds the levels of a released column.
     *
     * @param rows the rows of the original, to name those with a value that the hierarchy lacks
     */
    public static ReleasedLevels of(Words original, Rows rows, Words released, Hierarchy hierarchy) {
        int[] leafOf = Hierarchical.leaves(original, rows, hierarchy);
        Distinct pairs = Distinct.of(leafOf.length, List.of(leafOf, released.codes()));
        Map<String, Place> nodes = nodes(hierarchy);
        Map<String, List<Integer>> shownFor = shownFor(pairs, leafOf, released);
        int[] leaves = new int[pairs.count()];
        Place[] places = new Place[pairs.count()];
        for (int pair = 0; pair < places.length; pair++) {
            int row = pairs.first(pair);
            leaves[pair] = leafOf[row];
            String text = released.missing(row) ? null : released.text(row);
            places[pair] = place(hierarchy, leafOf[row], text, shownFor.getOrDefault(text, List.of()), nodes);
        }
        return new ReleasedLevels(hierarchy, pairs, leaves, places);
    }

    /** The leaves for which each text is shown. */
    private static Map<String, List<Integer>> shownFor(Distinct pairs, int[] leafOf, Words released) {
        Map<String, List<Integer>> shownFor = new HashMap<>();
        for (int pair = 0; pair < pairs.count(); pair++) {
            int row = pairs.first(pair);
            if (!released.missing(row)) {
                shownFor.computeIfAbsent(released.text(row), text -> new ArrayList<>())
                        .add(leafOf[row]);
            }
        }
        return shownFor;
    }

    /** The most general node of each label. */
    private static Map<String, Place> nodes(Hierarchy hierarchy) {
        Map<String, Place> nodes = new HashMap<>();
        for (int level = 0; level <= hierarchy.height(); level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                nodes.put(hierarchy.labels(level).get(node), new Place(level, node, false, false));
            }
        }
        return nodes;
    }

    private static Place place(
            Hierarchy hierarchy, int leaf, @Nullable String text, List<Integer> shownFor, Map<String, Place> nodes) {
        Place suppressed = new Place(hierarchy.height(), 0, false, true);
        if (text == null) {
            return leaf == Words.MISSING ? new Place(0, Words.MISSING, true, true) : suppressed;
        }
        int highest = Words.MISSING;
        for (int level = 0; leaf >= 0 && level <= hierarchy.height(); level++) {
            if (text.equals(hierarchy.label(level, leaf))) {
                highest = level;
                if (above(hierarchy, level, leaf, shownFor)) {
                    break;
                }
            }
        }
        if (highest == Words.MISSING) {
            return text.equals(hierarchy.root()) ? suppressed : nodes.getOrDefault(text, suppressed);
        }
        boolean unchanged = text.equals(hierarchy.label(0, leaf));
        return new Place(highest, hierarchy.node(highest, leaf), unchanged, true);
    }

    /** Whether the node of a leaf on a level covers all of these leaves. */
    private static boolean above(Hierarchy hierarchy, int level, int leaf, List<Integer> leaves) {
        int node = hierarchy.node(level, leaf);
        return leaves.stream().allMatch(other -> other >= 0 && hierarchy.node(level, other) == node);
    }

    public Hierarchy hierarchy() {
        return hierarchy;
    }

    @Override
    public int values() {
        return hierarchy.leaves();
    }

    @Override
    public int pairs() {
        return places.length;
    }

    /** The pair of a row. */
    public int pairOf(int row) {
        return pairs.recordOf(row);
    }

    @Override
    public int count(int pair) {
        return pairs.size(pair);
    }

    /** The leaf of the original value; {@link Words#MISSING} if it was missing. */
    public int leaf(int pair) {
        return leaves[pair];
    }

    /** The level of the released text. */
    public int level(int pair) {
        return places[pair].level();
    }

    /** The node of the released text; {@link Words#MISSING} if a missing value stayed missing. */
    public int node(int pair) {
        return places[pair].node();
    }

    /** Whether the text of a pair is the original value itself. */
    public boolean unchanged(int pair) {
        return places[pair].unchanged();
    }

    /** Whether the released text is true of the value: its node covers it. */
    public boolean holds(int pair) {
        return places[pair].above();
    }

    @Override
    public double share(int pair) {
        Place place = places[pair];
        int covered = place.node() == Words.MISSING ? 1 : hierarchy.leavesUnder(place.level(), place.node());
        return (double) covered / hierarchy.leaves();
    }

    @Override
    public long rowsAlike(int pair) {
        return rowsUnder[0][leaves[pair] + 1];
    }

    @Override
    public long rowsBelow(int pair) {
        boolean suppressed = level(pair) == hierarchy.height() || !holds(pair);
        return suppressed ? rows : rowsUnder[level(pair)][node(pair) + 1];
    }
}
