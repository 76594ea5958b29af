package org.semblance.release.figures;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.data.Decimal;

/**
 * How many values were moved how far, safe to show: behind every bar stand at least so many values, and the last one does
 * not tell where it ends.
 *
 * @param bars from those that stayed to those that went farthest
 */
public record MoveHistogram(List<Bar> bars) {

    /** A range of distances, its upper end included, and how many values were moved that far. */
    public record Bar(String label, int count) {}

    private static final BigDecimal STEP_OF_CONCEPTS = new BigDecimal("0.1");
    private static final int RANGES_OF_CONCEPTS = 10;
    private static final int RANGES_OF_NUMBERS = 8;

    public MoveHistogram {
        bars = List.copyOf(bars);
    }

    /** The moves of concepts: tenths of what the distance of two mostly is at most. NaN is no move. */
    public static MoveHistogram ofConcepts(double[] distances, int least) {
        return of(distances, STEP_OF_CONCEPTS, RANGES_OF_CONCEPTS, least);
    }

    /** The moves of numbers, in ranges about half as wide as a usual move. NaN is no move. */
    public static MoveHistogram ofNumbers(double[] distances, double usual, int least) {
        return of(distances, usual > 0 ? round(usual / 2) : BigDecimal.ONE, RANGES_OF_NUMBERS, least);
    }

    /** One, two or five of a power of ten: the next one above. */
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

    /** Range 0 holds those that stayed; range i ends at i steps; the last has no end. */
    private static MoveHistogram of(double[] distances, BigDecimal step, int ranges, int least) {
        double width = step.doubleValue();
        int[] counts = new int[ranges + 1];
        int rest = 0;
        for (double distance : distances) {
            if (!Double.isNaN(distance)) {
                // a hair below, so that what ends a range up to rounding belongs to it
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
