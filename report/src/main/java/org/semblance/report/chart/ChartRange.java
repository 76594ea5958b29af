package org.semblance.report.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The values along an axis, and where round numbers lie on it. A logarithmic one holds no value of 0 or less.
 *
 * @param whole whether only whole numbers mean something, as of k
 */
record ChartRange(boolean logarithmic, double low, double high, boolean whole) {

    /** An axis on which there is something between whole numbers. */
    ChartRange(boolean logarithmic, double low, double high) {
        this(logarithmic, low, high, false);
    }

    private static final int ABOUT = 5;
    private static final double FEW_DECADES = 3.5;
    private static final double SLACK = 1e-9;

    /** From the least to the largest value, no farther; whole numbers have nothing between them. */
    static ChartRange between(boolean logarithmic, double... values) {
        double[] held = held(logarithmic, values);
        return new ChartRange(
                logarithmic,
                Arrays.stream(held).min().orElse(1),
                Arrays.stream(held).max().orElse(2),
                Arrays.stream(held).allMatch(value -> value == Math.rint(value)));
    }

    /** From a round number to a round number, with all values between them; from 0 unless it is logarithmic. */
    static ChartRange around(boolean logarithmic, double... values) {
        double[] held = held(logarithmic, values);
        double least = Arrays.stream(held).min().orElse(1);
        double largest = Arrays.stream(held).max().orElse(1);
        if (logarithmic) {
            double low = roundDown(least);
            double high = 1 / roundDown(1 / largest); // the least that is not below it: 1/2 is 5/10
            return new ChartRange(true, low, high > low ? high : 10 * low);
        }
        double step = step(largest > 0 ? largest : 1);
        return new ChartRange(false, 0, step * Math.max(1, Math.ceil(largest / step - SLACK)));
    }

    /** The largest 1, 2 or 5 of a decade that is not above a value. */
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

    /** How far along the axis a value lies, from 0 to 1; a single one lies in the middle. */
    double share(double value) {
        if (high <= low) {
            return 0.5;
        }
        return logarithmic
                ? (Math.log(value) - Math.log(low)) / (Math.log(high) - Math.log(low))
                : (value - low) / (high - low);
    }

    /** Round numbers on the axis: 1, 2 and 5 of each decade while there are few, else its beginning alone. */
    List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        if (high <= low) { // a single value: no step would ever leave it
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
                // a quotient: 3 · 0.1 would read as 0.30000000000000004
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
