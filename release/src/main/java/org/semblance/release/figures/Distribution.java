package org.semblance.release.figures;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.ReleasedLevels;
import org.semblance.release.json.Json;

/**
 * How the values of an attribute are spread before and after masking, safe to show: behind every count of the original
 * stand at least k rows, and no bar ends where fewer than k rows lie beyond. A count that is not told is among those of
 * the categories that have no bar of their own.
 *
 * @param bars in order of the values, or most frequent first for categories without order
 */
public record Distribution(List<Bar> bars) {

    /** What all categories without a bar of their own are called. */
    public static final String OTHERS = "other categories";

    /** What rows without a value are called. */
    public static final String NO_VALUE = "no value";

    /**
     * A range or category, and how many rows fall into it before and after.
     *
     * @param told whether both counts are, or only one
     * @param span where it begins and ends, for a range of numbers
     */
    public record Bar(String label, int before, int after, Told told, Optional<Span> span) {

        /** A category whose counts are both told. */
        public Bar(String label, int before, int after) {
            this(label, before, after, Told.BOTH, Optional.empty());
        }

        Map<String, Object> json() {
            Map<String, Object> json = Json.object("label", label, "before", before, "after", after);
            if (told != Told.BOTH) {
                json.put("not-told", told == Told.AFTER ? "before" : "after");
            }
            span.filter(range -> Double.isFinite(range.from)).ifPresent(range -> json.put("from", range.from));
            span.filter(range -> Double.isFinite(range.to)).ifPresent(range -> json.put("to", range.to));
            return json;
        }
    }

    /** Which counts of a bar are told; one that is not stands as 0 and may be anything below k. */
    public enum Told {
        BOTH,
        BEFORE,
        AFTER
    }

    /** A range of numbers: from one, which is in it, to another, which is not; without an end it is infinite. */
    public record Span(double from, double to) {}

    public Distribution {
        bars = List.copyOf(bars);
    }

    /** The distribution of categories; ordered ones keep the order of their scale. */
    public static Distribution ofWords(Words before, Words after, List<String> scale, int k) {
        return new Distribution(new CategoryBars(before, after, k).bars(scale));
    }

    /**
     * The distribution of generalised values over labels that the release shows, in the order of the hierarchy. Behind every
     * figure but nought stand at least k rows; rows before are rounded down to multiples of k.
     */
    public static Distribution ofLabels(ReleasedLevels released, int k) {
        return new Distribution(new LabelBars(released, k).bars());
    }

    /** The distribution of numbers over ranges of equal width with round ends, but for those that were joined. */
    public static Distribution ofNumbers(Numbers before, Numbers after, int k) {
        return new Distribution(new RangeBars(before, after, k).bars());
    }

    /** The bars as plain values. */
    public List<Map<String, Object>> json() {
        return bars.stream().map(Bar::json).toList();
    }
}
