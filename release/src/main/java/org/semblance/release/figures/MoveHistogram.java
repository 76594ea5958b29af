package org.semblance.release.figures;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.data.Decimal;

/**
 * Histogram of how far values were moved, safe to publish: every bar has a minimum number of values, and the last one
 * has no upper bound.
 *
 * @param bars by distance, starting with values that did not move
 */
public record MoveHistogram(List<Bar> bars) {

    /** A range of distances, including its upper bound, and the number of values moved that far. */
    public record Bar(String label, int count) {}

    private static final BigDecimal STEP_OF_CONCEPTS = new BigDecimal("0.1");
    private static final int RANGES_OF_CONCEPTS = 10;
    private static final int RANGES_OF_NUMBERS = 8;

    public MoveHistogram {
        bars = List.copyOf(bars);
    }

    /** The histogram for concepts, in steps of 0.1, because most distances are at most 1. NaN values are skipped. */
    public static MoveHistogram ofConcepts(double[] distances, int least) {
        return of(distances, STEP_OF_CONCEPTS, RANGES_OF_CONCEPTS, least);
    }

    /** The histogram for numbers, in steps of about half a usual move. NaN values are skipped. */
    public static MoveHistogram ofNumbers(double[] distances, double usual, int least) {
        return of(distances, usual > 0 ? round(usual / 2) : BigDecimal.ONE, RANGES_OF_NUMBERS, least);
    }

    /** The smallest 1, 2 or 5 times a power of ten that is not below a number. */
    private static BigDecimal round(double rough) {
        BigDecimal power = BigDecimal.ONE.scaleByPowerOfTen((int) Math.floor(Math.log10(rough)));
        for (int factor : new int[] {1, 2, 5}) {
            BigDecimal step = power.multiply(BigDecimal.valueOf(factor));
            if (step.doubleValue() >= rough) {
                return step;
            }
        }
        return power.scaleByPowerOfTen(1);
    }

    /**
     * Builds the histogram. Range 0 has the values that did not move, range i ends at i steps, and the last one is
     * open.
     */
    private static MoveHistogram of(double[] distances, BigDecimal step, int ranges, int least) {
        double width = step.doubleValue();
        int[] counts = new int[ranges + 1];
        int rest = 0;
        for (double distance : distances) {
            if (!Double.isNaN(distance)) {
                // tolerance, so that a distance that equals the bound up to rounding belongs to the range below
                double steps = Math.ceil(distance / width - 1e-9);
                counts[distance <= 0 ? 0 : (int) Math.min(ranges, Math.max(1, steps))]++;
                rest++;
            }
        }
        List<Bar> bars = new ArrayList<>();
        int first = 0;
        for (int range = 0; rest >= least && range <= ranges; range++) {
            int joined = Arrays.stream(counts, first, range + 1).sum();
            boolean last = joined == rest;
            if (joined >= least && (last || rest - joined >= least)) {
                bars.add(new Bar(label(first, range, last, step), joined));
                first = range + 1;
                rest -= joined;
            }
            if (last) {
                break;
            }
        }
        return new MoveHistogram(bars);
    }

    private static String label(int first, int range, boolean last, BigDecimal step) {
        if (range == 0) {
            return "0";
        }
        if (last) {
            return first == 0 ? "any" : "over " + text(first - 1, step);
        }
        return text(Math.max(0, first - 1), step) + " to " + text(range, step);
    }

    private static String text(int steps, BigDecimal step) {
        return Decimal.text(step.multiply(BigDecimal.valueOf(steps)).doubleValue());
    }
}
