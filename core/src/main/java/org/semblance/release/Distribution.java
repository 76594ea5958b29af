package org.semblance.release;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.semblance.data.Column;
import org.semblance.data.Decimal;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.ReleasedLevels;

/**
 * How the values of an attribute are spread before and after masking, safe to show: behind every bar stand at least k
 * original rows, and no bar ends where fewer than k rows lie beyond. Only a label that no original value had, such as
 * that of suppressed rows, stands for none of them.
 *
 * @param bars in order of the values, or most frequent first for categories without order
 */
public record Distribution(List<Bar> bars) {

    private static final int MOST_BARS = 12;

    /** A range or category, and how many rows fall into it before and after. */
    public record Bar(String label, int before, int after) {}

    public Distribution {
        bars = List.copyOf(bars);
    }

    /** The distribution of categories; ordered ones keep the order of their scale. */
    public static Distribution ofWords(Words before, Words after, List<String> scale, int k) {
        Map<String, int[]> counts = new LinkedHashMap<>();
        scale.forEach(category -> counts.put(category, new int[2]));
        count(before, counts, 0);
        count(after, counts, 1);
        Map<String, Integer> held = new LinkedHashMap<>();
        counts.forEach((category, sides) -> held.put(category, sides[0]));
        List<String> shown = new ArrayList<>(Shared.by(held, k));
        if (shown.size() > MOST_BARS) {
            shown = new ArrayList<>(shown.subList(0, MOST_BARS));
        }
        if (!scale.isEmpty()) {
            shown.sort(Comparator.comparingInt(scale::indexOf));
        }
        List<Bar> bars = new ArrayList<>();
        for (String category : shown) {
            int[] sides = Objects.requireNonNull(counts.get(category));
            bars.add(new Bar(category, sides[0], sides[1]));
        }
        int restBefore = before.present() - bars.stream().mapToInt(Bar::before).sum();
        int restAfter = after.present() - bars.stream().mapToInt(Bar::after).sum();
        addIfEnough(bars, "other categories", restBefore, restAfter, k);
        addMissing(bars, before, after, k);
        return new Distribution(bars);
    }

    /**
     * The distribution of generalised values over labels that the release shows, in the order of the hierarchy. Behind every
     * figure but nought stand at least k rows; rows before are rounded down to multiples of k.
     */
    public static Distribution ofLabels(ReleasedLevels released, int k) {
        return new Distribution(new LabelBars(released, k).bars());
    }

    private static void count(Words column, Map<String, int[]> counts, int side) {
        int[] ofWord = column.counts();
        for (int code = 0; code < ofWord.length; code++) {
            counts.computeIfAbsent(column.dictionary().get(code), word -> new int[2])[side] += ofWord[code];
        }
    }

    /** The distribution of numbers over ranges with round ends. */
    public static Distribution ofNumbers(Numbers before, Numbers after, int k) {
        double[] sorted = IntStream.range(0, before.size())
                .mapToDouble(before::at)
                .filter(value -> !Double.isNaN(value))
                .sorted()
                .toArray();
        List<Bar> bars = new ArrayList<>();
        if (sorted.length >= k) {
            double[] cuts = cuts(sorted, k);
            int[] counts = new int[cuts.length + 1];
            int[] released = new int[cuts.length + 1];
            for (double value : sorted) {
                counts[range(cuts, value)]++;
            }
            for (int row = 0; row < after.size(); row++) {
                if (!after.missing(row)) {
                    released[range(cuts, after.at(row))]++;
                }
            }
            merge(bars, cuts, counts, released, k);
        }
        addMissing(bars, before, after, k);
        return new Distribution(bars);
    }

    /** Round numbers between the k-th smallest and the k-th largest value, and not far into thin tails. */
    private static double[] cuts(double[] sorted, int k) {
        int tail = Math.max(k, sorted.length / 100);
        if (2 * tail >= sorted.length) {
            return new double[0];
        }
        double low = sorted[tail];
        double high = sorted[sorted.length - 1 - tail];
        if (!(high > low)) {
            return new double[0];
        }
        double rough = (high - low) / MOST_BARS;
        if (!(rough > 0)) {
            return new double[0];
        }
        // in decimals, so that a range ends exactly where its label says
        BigDecimal step = niceStep(rough);
        BigDecimal first = new BigDecimal(low).divide(step, 0, RoundingMode.CEILING);
        BigDecimal last = new BigDecimal(high).divide(step, 0, RoundingMode.FLOOR);
        return IntStream.rangeClosed(0, last.subtract(first).intValue())
                .mapToDouble(
                        i -> first.add(BigDecimal.valueOf(i)).multiply(step).doubleValue())
                .distinct()
                .toArray();
    }

    private static BigDecimal niceStep(double rough) {
        BigDecimal power = BigDecimal.ONE.scaleByPowerOfTen((int) Math.floor(Math.log10(rough)));
        return Stream.of("1", "2", "2.5", "5", "10")
                .map(factor -> power.multiply(new BigDecimal(factor)))
                .filter(step -> step.compareTo(new BigDecimal(rough)) >= 0)
                .findFirst()
                .orElse(power.multiply(BigDecimal.valueOf(20)));
    }

    private static int range(double[] cuts, double value) {
        int place = Arrays.binarySearch(cuts, value + 0.0); // −0 is 0
        return place >= 0 ? place + 1 : -place - 1;
    }

    /** Joins ranges from the left until each holds k original values; what is left over joins the last. */
    private static void merge(List<Bar> bars, double[] cuts, int[] before, int[] after, int k) {
        int start = 0;
        int originals = 0;
        int released = 0;
        for (int range = 0; range < before.length; range++) {
            originals += before[range];
            released += after[range];
            int rest = Arrays.stream(before, range + 1, before.length).sum();
            boolean last = range == before.length - 1;
            if (last || (originals >= k && rest >= k)) {
                bars.add(new Bar(label(cuts, start, range), originals, released));
                start = range + 1;
                originals = 0;
                released = 0;
            }
        }
    }

    /** The label of ranges {@code from} to {@code to}: range i lies between cut i − 1 and cut i. */
    private static String label(double[] cuts, int from, int to) {
        boolean open = from == 0;
        boolean endless = to == cuts.length;
        if (open && endless) {
            return "all";
        }
        if (open) {
            return "below " + Decimal.text(cuts[to]);
        }
        if (endless) {
            return Decimal.text(cuts[from - 1]) + " or more";
        }
        return Decimal.text(cuts[from - 1]) + " to " + Decimal.text(cuts[to]);
    }

    private static void addMissing(List<Bar> bars, Column before, Column after, int k) {
        addIfEnough(bars, "no value", before.size() - before.present(), after.size() - after.present(), k);
    }

    private static void addIfEnough(List<Bar> bars, String label, int before, int after, int k) {
        if (before >= k) {
            bars.add(new Bar(label, before, after));
        }
    }
}
