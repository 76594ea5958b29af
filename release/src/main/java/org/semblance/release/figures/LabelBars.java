package org.semblance.release.figures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.ReleasedLevels;
import org.semblance.release.figures.Distribution.Bar;

/**
 * Bars for the labels of a hierarchy, which together count every row once before and once after masking.
 *
 * <p>The labels are those of one level: the finest that the release shows and that gives few enough bars. A row
 * counts under the ancestor of its value on that level, and after masking under that of its released label. Coarser
 * labels have their own bars, which are empty before masking and say which others they cover. Counts before masking are rounded down to multiples of
 * the minimum count.
 */
final class LabelBars {

    private static final int MOST_BARS = 20;

    private static final String OTHER_VALUES = "other values";

    private final ReleasedLevels released;
    private final Hierarchy hierarchy;
    private final int least;

    /** What a bar counts: labels of the chosen level come first, then coarser ones, the root, and missing values. */
    private record Place(int level, int node) implements Comparable<Place> {

        private static final Place NONE = new Place(Integer.MAX_VALUE, 0);

        @Override
        public int compareTo(Place other) {
            return Comparator.comparingInt(Place::level)
                    .thenComparingInt(Place::node)
                    .compare(this, other);
        }
    }

    LabelBars(ReleasedLevels released, int least) {
        this.released = released;
        this.hierarchy = released.hierarchy();
        this.least = least;
    }

    List<Bar> bars() {
        int level = finest();
        Map<Place, int[]> counts = counts(level);
        while (counts.size() > MOST_BARS && level < hierarchy.height() - 1) {
            level++;
            counts = counts(level);
        }
        return named(counts, level);
    }

    /** The lowest level with a label in the release; if only the root is released, the level below it. */
    private int finest() {
        int finest = hierarchy.height() - 1;
        for (int pair = 0; pair < released.pairs(); pair++) {
            if (released.node(pair) != Words.MISSING) {
                finest = Math.min(finest, LevelCounts.lowest(released, pair));
            }
        }
        return finest;
    }

    private Map<Place, int[]> counts(int level) {
        Map<Place, int[]> counts = new TreeMap<>();
        for (int pair = 0; pair < released.pairs(); pair++) {
            int leaf = released.leaf(pair);
            Place before = leaf == Words.MISSING ? Place.NONE : new Place(level, hierarchy.node(level, leaf));
            count(before, 0, released.count(pair), counts);
            count(shown(pair, level), 1, released.count(pair), counts);
        }
        return counts;
    }

    private static void count(Place place, int side, int rows, Map<Place, int[]> counts) {
        counts.computeIfAbsent(place, unseen -> new int[2])[side] += rows;
    }

    private Place shown(int pair, int level) {
        int node = released.node(pair);
        if (node == Words.MISSING) {
            return Place.NONE;
        }
        int at = released.level(pair);
        int lowest = LevelCounts.lowest(released, pair);
        if (lowest < at) {
            at = lowest;
            node = hierarchy.node(at, released.leaf(pair));
        }
        while (at < level) {
            node = hierarchy.parent(at, node);
            at++;
        }
        return new Place(at, node);
    }

    /** The bars that may be shown. All other rows share one bar; the rarest labels join it until it has enough rows. */
    private List<Bar> named(Map<Place, int[]> counts, int level) {
        List<Place> named = new ArrayList<>();
        int[] rest = new int[2];
        counts.forEach((place, sides) -> {
            if (showable(sides)) {
                named.add(place);
            } else {
                add(sides, rest);
            }
        });
        List<Place> rarest = new ArrayList<>(named);
        rarest.sort(Comparator.comparing((Place place) -> place.level() >= hierarchy.height())
                .thenComparing(place -> rows(counts, place))
                .thenComparing(Comparator.<Place>naturalOrder().reversed()));
        for (Place place : rarest) {
            if (named.size() <= MOST_BARS && showable(rest)) {
                break;
            }
            named.remove(place);
            add(counts.getOrDefault(place, new int[2]), rest);
        }
        List<Bar> bars = new ArrayList<>();
        for (Place place : named) {
            int[] sides = counts.getOrDefault(place, new int[2]);
            bars.add(bar(label(place), sides, covers(place, named, counts.keySet(), level)));
        }
        if (rest[0] + rest[1] > 0 && showable(rest)) {
            bars.add(bar(OTHER_VALUES, rest, Map.of()));
        }
        return bars;
    }

    /**
     * For a label above the chosen level, the share of its values below each label of that level; values of which no row
     * is known do not count, and those without a bar of their own are among the other values.
     */
    private Map<String, Double> covers(Place coarse, List<Place> named, Set<Place> all, int level) {
        Map<String, Double> covers = new LinkedHashMap<>();
        if (coarse.level() <= level || coarse.equals(Place.NONE)) {
            return covers;
        }
        double total = 0;
        for (Place fine : all) {
            if (fine.level() == level && below(fine, coarse)) {
                double values = hierarchy.leavesUnder(level, fine.node());
                covers.merge(named.contains(fine) ? label(fine) : OTHER_VALUES, values, Double::sum);
                total += values;
            }
        }
        double sum = total;
        covers.replaceAll((label, values) -> values / sum);
        return covers;
    }

    private boolean below(Place fine, Place coarse) {
        int node = fine.node();
        for (int level = fine.level(); level < coarse.level() && level < hierarchy.height(); level++) {
            node = hierarchy.parent(level, node);
        }
        return coarse.level() == hierarchy.height() || node == coarse.node();
    }

    /**
     * Rounds the count before masking. Released rows can be counted by anyone, so an exact original count would
     * disclose by subtraction how many rows left a label.
     */
    private Bar bar(String label, int[] sides, Map<String, Double> covers) {
        return new Bar(
                label, sides[0] - sides[0] % least, sides[1], Distribution.ShownCounts.BOTH, Optional.empty(), covers);
    }

    private boolean showable(int[] sides) {
        return (sides[0] == 0 || sides[0] >= least) && (sides[1] == 0 || sides[1] >= least);
    }

    private static long rows(Map<Place, int[]> counts, Place place) {
        int[] sides = counts.getOrDefault(place, new int[2]);
        return (long) sides[0] + sides[1];
    }

    private static void add(int[] sides, int[] sum) {
        sum[0] += sides[0];
        sum[1] += sides[1];
    }

    private String label(Place place) {
        if (place.equals(Place.NONE)) {
            return "no value";
        }
        return place.level() == hierarchy.height()
                ? hierarchy.root() + " (suppressed)"
                : hierarchy.labels(place.level()).get(place.node());
    }
}
