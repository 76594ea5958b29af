package org.semblance.release.figures;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.semblance.data.NumberText;
import org.semblance.data.Words;
import org.semblance.domain.foreign.Interval;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.ReleasedLevels;
import org.semblance.release.json.Json;

/**
 * How broad the labels are that generalised values were published as.
 *
 * @param bands whether labels are bands of numbers, whose breadth is their width; otherwise it is the number of values
 *     that a label stands for
 * @param half half of the values are published by labels of this breadth or less; infinite if they are suppressed
 * @param exactly the percentage of values that are published exactly
 * @param suppressed the percentage of values that show the root only
 */
public record TypicalBreadth(boolean bands, double half, double exactly, double suppressed) implements TypicalLoss {

    /** The breadth of generalised values; empty if there are none. */
    public static Optional<TypicalBreadth> of(ReleasedLevels released) {
        Hierarchy hierarchy = released.hierarchy();
        boolean bands = bands(hierarchy);
        TreeMap<Double, Long> rows = new TreeMap<>();
        for (int pair = 0; pair < released.pairs(); pair++) {
            if (released.node(pair) != Words.MISSING) {
                int level = LevelCounts.lowest(released, pair);
                int node =
                        level < released.level(pair) ? hierarchy.node(level, released.leaf(pair)) : released.node(pair);
                double breadth = level == hierarchy.height()
                        ? Double.POSITIVE_INFINITY
                        : bands
                                ? width(hierarchy.labels(level).get(node), whole(hierarchy))
                                : hierarchy.leavesUnder(level, node);
                rows.merge(breadth, (long) released.count(pair), Long::sum);
            }
        }
        return of(rows, bands);
    }

    /** The breadth of a released column, if it shows bands of numbers; the labels alone tell it. */
    public static Optional<TypicalBreadth> ofBands(Words released, Hierarchy hierarchy) {
        if (!bands(hierarchy)) {
            return Optional.empty();
        }
        boolean whole = whole(hierarchy);
        TreeMap<Double, Long> rows = new TreeMap<>();
        int[] counts = released.counts();
        for (int code = 0; code < counts.length; code++) {
            rows.merge(width(released.dictionary().get(code), whole), (long) counts[code], Long::sum);
        }
        return of(rows, true);
    }

    private static Optional<TypicalBreadth> of(TreeMap<Double, Long> rows, boolean bands) {
        long all = rows.values().stream().mapToLong(Long::longValue).sum();
        if (all == 0) {
            return Optional.empty();
        }
        return Optional.of(new TypicalBreadth(
                bands,
                half(rows, all),
                100.0 * rows.getOrDefault(bands ? 0.0 : 1.0, 0L) / all,
                100.0 * rows.getOrDefault(Double.POSITIVE_INFINITY, 0L) / all));
    }

    /** The smallest breadth that at least half of the rows do not exceed. */
    private static double half(TreeMap<Double, Long> rows, long all) {
        long seen = 0;
        for (Map.Entry<Double, Long> breadth : rows.entrySet()) {
            seen += breadth.getValue();
            if (2 * seen >= all) {
                return breadth.getKey();
            }
        }
        return Double.POSITIVE_INFINITY;
    }

    /** Whether all values are whole numbers. */
    private static boolean whole(Hierarchy hierarchy) {
        return hierarchy.labels(0).stream()
                .allMatch(value -> NumberText.number(value).orElse(0.5) % 1 == 0);
    }

    /** Whether all labels between the values and the root are bands of numbers, and there are some. */
    private static boolean bands(Hierarchy hierarchy) {
        return hierarchy.height() > 1
                && IntStream.range(1, hierarchy.height())
                        .boxed()
                        .flatMap(level -> hierarchy.labels(level).stream())
                        .allMatch(label -> Double.isFinite(width(label, true)));
    }

    /** The width of a band: that of whole numbers counts both its ends. */
    private static double width(String label, boolean whole) {
        if (NumberText.number(label).isPresent()) {
            return 0;
        }
        return Interval.of(label)
                .map(band -> band.high() - band.low() + (whole && band.lowIn() && band.highIn() ? 1 : 0))
                .orElse(Double.POSITIVE_INFINITY);
    }

    @Override
    public String sentence() {
        if (Double.isInfinite(half)) {
            return "More than half of the values are suppressed; " + NumberFormat.percentage(exactly)
                    + " are published exactly.";
        }
        String rest = suppressed > 0 ? ", " + NumberFormat.percentage(suppressed) + " suppressed." : ".";
        if (half == (bands ? 0 : 1)) {
            return NumberFormat.percentage(exactly) + " of the values are published exactly" + rest;
        }
        String breadth = bands
                ? "bands of " + NumberFormat.decimal(half) + " or narrower"
                : "labels that cover " + NumberFormat.decimal(half) + " values or fewer";
        return "Half of the values are published as " + breadth + "; " + NumberFormat.percentage(exactly) + " exactly"
                + rest;
    }

    @Override
    public Map<String, Object> json() {
        Map<String, Object> json = Json.object();
        if (Double.isFinite(half)) {
            json.put(bands ? "half-in-bands-at-most" : "half-by-labels-of-values-at-most", half);
        }
        json.put("exactly", exactly);
        json.put("suppressed", suppressed);
        return json;
    }
}
