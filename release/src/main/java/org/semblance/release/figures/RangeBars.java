package org.semblance.release.figures;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.semblance.data.Decimal;
import org.semblance.data.Numbers;
import org.semblance.release.figures.Distribution.Bar;
import org.semblance.release.figures.Distribution.ShownCounts;
import org.semblance.release.figures.Distribution.Span;

/**
 * Bars for ranges of numbers of equal width. Each tail is one open range. Adjacent ranges are merged until each has
 * at least k original rows, and at least k released rows or none.
 */
final class RangeBars {

    private static final int MOST_RANGES = 24;

    private final Numbers before;
    private final Numbers after;
    private final int k;

    RangeBars(Numbers before, Numbers after, int k) {
        this.before = before;
        this.after = after;
        this.k = k;
    }

    List<Bar> bars() {
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
            join(bars, cuts, counts, released);
        }
        CategoryBars.addMissing(bars, before, after, k);
        return bars;
    }

    /**
     * The bounds of the ranges: round numbers between the k-th smallest and the k-th largest value, excluding thin
     * tails.
     */
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
        double rough = (high - low) / MOST_RANGES;
        if (!(rough > 0)) {
            return new double[0];
        }
        // decimal arithmetic, so that a range ends exactly where its label says
        BigDecimal step = step(Arrays.stream(sorted).allMatch(value -> value == Math.rint(value)), rough);
        BigDecimal first = new BigDecimal(low).divide(step, 0, RoundingMode.CEILING);
        BigDecimal last = new BigDecimal(high).divide(step, 0, RoundingMode.FLOOR);
        return IntStream.rangeClosed(0, last.subtract(first).intValue())
                .mapToDouble(
                        i -> first.add(BigDecimal.valueOf(i)).multiply(step).doubleValue())
                .distinct()
                .toArray();
    }

    /** A round width. It is whole if all values are, so that no range falls between two adjacent integers. */
    private static BigDecimal step(boolean whole, double rough) {
        if (whole && rough <= 1) {
            return BigDecimal.ONE;
        }
        BigDecimal power = BigDecimal.ONE.scaleByPowerOfTen((int) Math.floor(Math.log10(rough)));
        return Stream.of("1", "2", "2.5", "5", "10")
                .map(factor -> power.multiply(new BigDecimal(factor)))
                .filter(step -> step.compareTo(new BigDecimal(rough)) >= 0)
                .filter(step -> !whole || step.stripTrailingZeros().scale() <= 0)
                .findFirst()
                .orElse(power.multiply(BigDecimal.valueOf(20)));
    }

    private static int range(double[] cuts, double value) {
        int place = Arrays.binarySearch(cuts, value + 0.0); // turns −0 into 0
        return place >= 0 ? place + 1 : -place - 1;
    }

    /** Merges ranges from the left until each has enough rows; a remainder is merged into the last one. */
    private void join(List<Bar> bars, double[] cuts, int[] counts, int[] shown) {
        int start = 0;
        int originals = 0;
        int released = 0;
        int restOriginals = Arrays.stream(counts).sum();
        int restReleased = Arrays.stream(shown).sum();
        for (int range = 0; range < counts.length; range++) {
            originals += counts[range];
            released += shown[range];
            restOriginals -= counts[range];
            restReleased -= shown[range];
            boolean enough = originals >= k && (released == 0 || released >= k);
            boolean enoughLeft = restOriginals >= k && (restReleased == 0 || restReleased >= k);
            if (range == counts.length - 1 || (enough && enoughLeft)) {
                bars.add(bar(cuts, start, range, originals, released));
                start = range + 1;
                originals = 0;
                released = 0;
            }
        }
    }

    /** The bar of ranges {@code from} to {@code to}: range i lies between cut i − 1 and cut i. */
    private Bar bar(double[] cuts, int from, int to, int originals, int released) {
        Span span = new Span(
                from == 0 ? Double.NEGATIVE_INFINITY : cuts[from - 1],
                to == cuts.length ? Double.POSITIVE_INFINITY : cuts[to]);
        boolean told = released == 0 || released >= k;
        return new Bar(
                label(span),
                originals,
                told ? released : 0,
                told ? ShownCounts.BOTH : ShownCounts.BEFORE,
                Optional.of(span));
    }

    private static String label(Span span) {
        boolean open = Double.isInfinite(span.from());
        boolean endless = Double.isInfinite(span.to());
        if (open && endless) {
            return "all";
        }
        if (open) {
            return "below " + Decimal.text(span.to());
        }
        if (endless) {
            return Decimal.text(span.from()) + " or more";
        }
        return Decimal.text(span.from()) + " to " + Decimal.text(span.to());
    }
}
