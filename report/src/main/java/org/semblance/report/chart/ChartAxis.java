package org.semblance.report.chart;

/** An axis: its name, and whether it is logarithmic. */
public record ChartAxis(String name, boolean logarithmic) {

    public static ChartAxis linear(String name) {
        return new ChartAxis(name, false);
    }

    public static ChartAxis logarithmic(String name) {
        return new ChartAxis(name, true);
    }
}
