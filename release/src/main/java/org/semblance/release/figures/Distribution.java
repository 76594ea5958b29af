package org.semblance.release.figures;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.ReleasedLevels;
import org.semblance.release.json.Json;

/**
 * The distribution of an attribute before and after masking, safe to publish: at least k rows are behind every
 * original count, and no bar ends where fewer than k rows lie beyond. Rows of counts that may not be shown are
 * included in the bar of the other categories.
 *
 * @param bars in order of the values; for unordered categories, most frequent first
 */
public record Distribution(List<Bar> bars) {

    /** Label of the bar for all categories without their own. */
    public static final String OTHERS = "other categories";

    /** Label of the bar for missing values. */
    public static final String NO_VALUE = "no value";

    /**
     * A range or category with its number of rows before and after.
     *
     * @param shown which of the two counts are shown
     * @param span the bounds of a range of numbers
     * @param covers for a label that covers several others: the share of its values below each of these
     */
    public record Bar(
            String label, int before, int after, ShownCounts shown, Optional<Span> span, Map<String, Double> covers) {

        public Bar {
            covers = Collections.unmodifiableMap(new LinkedHashMap<>(covers));
        }

        /** A bar that covers no other. */
        public Bar(String label, int before, int after, ShownCounts shown, Optional<Span> span) {
            this(label, before, after, shown, span, Map.of());
        }

        /** A category with both counts. */
        public Bar(String label, int before, int after) {
            this(label, before, after, ShownCounts.BOTH, Optional.empty());
        }

        Map<String, Object> json() {
            Map<String, Object> json = Json.object("label", label, "before", before, "after", after);
            if (shown != ShownCounts.BOTH) {
                json.put("withheld", shown == ShownCounts.AFTER ? "before" : "after");
            }
            span.filter(range -> Double.isFinite(range.from)).ifPresent(range -> json.put("from", range.from));
            span.filter(range -> Double.isFinite(range.to)).ifPresent(range -> json.put("to", range.to));
            if (!covers.isEmpty()) {
                json.put("covers", covers);
            }
            return json;
        }
    }

    /** Which counts of a bar are shown. A count that is not shown is written as 0 and may be anything below k. */
    public enum ShownCounts {
        BOTH,
        BEFORE,
        AFTER
    }

    /** A range of numbers that includes its lower and excludes its upper bound; either may be infinite. */
    public record Span(double from, double to) {}

    public Distribution {
        bars = List.copyOf(bars);
    }

    /** The distribution of categories; ordinal ones keep the order of their scale. */
    public static Distribution ofWords(Words before, Words after, List<String> scale, int k) {
        return new Distribution(new CategoryBars(before, after, k).bars(scale));
    }

    /**
     * The distribution of generalised values over the released labels, in the order of the hierarchy. At least k rows
     * are behind every figure except 0; counts before masking are rounded down to multiples of k.
     */
    public static Distribution ofLabels(ReleasedLevels released, int k) {
        return new Distribution(new LabelBars(released, k).bars());
    }

    /** The distribution of numbers over ranges of equal width with round bounds; some adjacent ranges may be merged. */
    public static Distribution ofNumbers(Numbers before, Numbers after, int k) {
        return new Distribution(new RangeBars(before, after, k).bars());
    }

    /** The bars that cover no other. */
    public List<Bar> fine() {
        return bars.stream().filter(bar -> bar.covers().isEmpty()).toList();
    }

    /**
     * The rows that were published by a coarser label, spread over what this bar counts: as many as if the values below
     * the label were equally frequent.
     */
    public double spread(Bar fine) {
        return bars.stream()
                .mapToDouble(bar -> bar.after() * bar.covers().getOrDefault(fine.label(), 0.0))
                .sum();
    }

    /** The bars as JSON values. */
    public List<Map<String, Object>> json() {
        return bars.stream().map(Bar::json).toList();
    }
}
