package org.semblance.report.chart;

import java.util.List;
import java.util.stream.IntStream;

/** A scale of round numbers from 0 to at least the largest value. */
record ChartScale(double step, int steps) {

    private static final int ABOUT = 5;

    static ChartScale upTo(double largest) {
        double rough = Math.max(largest, 1) / ABOUT;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step =
                rough <= power ? power : rough <= 2 * power ? 2 * power : rough <= 5 * power ? 5 * power : 10 * power;
        // the values are counts, so steps are whole numbers
        step = Math.max(1, step);
        return new ChartScale(step, Math.max(1, (int) Math.ceil(largest / step)));
    }

    double high() {
        return step * steps;
    }

    List<Double> ticks() {
        return IntStream.rangeClosed(0, steps).mapToObj(i -> i * step).toList();
    }
}
