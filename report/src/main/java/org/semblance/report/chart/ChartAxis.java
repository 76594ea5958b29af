package org.semblance.report.chart;

/** What an axis tells, and whether equal steps on it are equal ratios. */
public record ChartAxis(String name, boolean logarithmic) {

    public static ChartAxis linear(String name) {
        return new ChartAxis(name, false);
    }

    public static ChartAxis logarithmic(String name) {
        return new ChartAxis(name, true);
    }
}
