package org.semblance.report.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The range of an axis, and its ticks. A logarithmic range excludes values of 0 and less.
 *
 * @param whole whether only whole numbers are meaningful, as for k
 */
record ChartRange(boolean logarithmic, double low, double high, boolean whole) {

    /** A range with ticks also between whole numbers. */
    ChartRange(boolean logarithmic, double low, double high) {
        this(logarithmic, low, high, false);
    }

    private static final int ABOUT = 5;
    private static final double FEW_DECADES = 3.5;
    private static final double SLACK = 1e-9;

    /** The range from the smallest to the largest value. If all values are whole numbers, so are its ticks. */
    static ChartRange between(boolean logarithmic, double... values) {
        double[] held = held(logarithmic, values);
        return new ChartRange(
                logarithmic,
                Arrays.stream(held).min().orElse(1),
                Arrays.stream(held).max().orElse(2),
                Arrays.stream(held).allMatch(value -> value == Math.rint(value)));
    }

    /** A range between round numbers that contains all values; it starts at 0 unless it is logarithmic. */
    static ChartRange around(boolean logarithmic, double... values) {
        double[] held = held(logarithmic, values);
        double least = Arrays.stream(held).min().orElse(1);
        double largest = Arrays.stream(held).max().orElse(1);
        if (logarithmic) {
            double low = roundDown(least);
            double high = 1 / roundDown(1 / largest); // rounds up: the reciprocals of 1, 2 and 5 are round too
            return new ChartRange(true, low, high > low ? high : 10 * low);
        }
        double step = step(largest > 0 ? largest : 1);
        return new ChartRange(false, 0, step * Math.max(1, Math.ceil(largest / step - SLACK)));
    }

    /** The largest 1, 2 or 5 times a power of ten that does not exceed a value. */
    private static double roundDown(double value) {
        double decade = Math.pow(10, Math.floor(Math.log10(value) + SLACK));
        double digit = value / decade * (1 + SLACK);
        return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * decade;
    }

    private static double[] held(boolean logarithmic, double... values) {
        return Arrays.stream(values)
                .filter(value -> Double.isFinite(value) && (!logarithmic || value > 0))
                .toArray();
    }

    private static double step(double span) {
        double rough = span / ABOUT;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        return rough <= power ? power : rough <= 2 * power ? 2 * power : rough <= 5 * power ? 5 * power : 10 * power;
    }

    boolean holds(double value) {
        return Double.isFinite(value) && (!logarithmic || value > 0);
    }

    /** The relative position of a value, from 0 to 1; 0.5 if the range is a single value. */
    double share(double value) {
        if (high <= low) {
            return 0.5;
        }
        return logarithmic
                ? (Math.log(value) - Math.log(low)) / (Math.log(high) - Math.log(low))
                : (value - low) / (high - low);
    }

    /**
     * The ticks. On a logarithmic axis these are 1, 2 and 5 times powers of ten or, if it spans many, only powers of
     * ten.
     */
    List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        if (high <= low) { // a single value: the step would be 0 and the loop endless
            return List.of(low);
        }
        if (logarithmic) {
            boolean few = Math.log10(high / low) <= FEW_DECADES;
            for (int decade = (int) Math.floor(Math.log10(low) + SLACK); decade <= Math.log10(high) + SLACK; decade++) {
                for (int digit : few ? new int[] {1, 2, 5} : new int[] {1}) {
                    add(ticks, decade < 0 ? digit / Math.pow(10, -decade) : digit * Math.pow(10, decade));
                }
            }
        } else {
            double step = whole ? Math.max(1, step(high - low)) : step(high - low);
            for (long i = (long) Math.ceil(low / step - SLACK); i * step <= high * (1 + SLACK); i++) {
                // divide, because 3 · 0.1 is 0.30000000000000004
                add(ticks, step < 1 ? i / Math.rint(1 / step) : i * step);
            }
        }
        return ticks;
    }

    private void add(List<Double> ticks, double tick) {
        if (tick >= low * (1 - SLACK) && tick <= high * (1 + SLACK)) {
            ticks.add(tick);
        }
    }
}
