package org.semblance.report;

/** Lying bars, labels beside them while they are short and above them otherwise. */
final class BarChart {

    private static final double SHORT = 17;
    private static final double LONGEST = 44;
    private static final int LINE = 19;

    private final Chart chart;
    private final double largest;
    private final boolean above;
    private final double from;
    private final double room;
    private final int bar;
    private final int step;

    BarChart(Chart chart) {
        this.chart = chart;
        largest = chart.largest();
        boolean single = chart.series().size() == 1;
        above = chart.longestLabel() > SHORT;
        // in per cent of the width; the figures stand at the right
        from = above ? 0 : Math.max(12, 4 + 2.3 * chart.longestLabel());
        double figures = 3 + 2.5 * chart.format().apply(largest).length();
        room = Math.max(30, 100 - from - figures);
        bar = single ? 16 : 12;
        step = (above ? LINE : 0) + (single ? 26 : 38);
    }

    void write(Html page) {
        int height = step * chart.points().size() + 4;
        page.open("svg", "class", "bars", "role", "img", "width", "100%", "height", String.valueOf(height));
        page.leaf("title", chart.title()).leaf("desc", chart.description());
        int top = 4;
        for (Chart.Point point : chart.points()) {
            point(point, top, page);
            top += step;
        }
        if (!above) {
            String axis = NumberFormat.percent(from);
            page.leaf("line", "", "class", "axis", "x1", axis, "x2", axis, "y1", "0", "y2", String.valueOf(height));
        }
        page.close();
    }

    private void point(Chart.Point point, int top, Html page) {
        int bars = bar * point.values().size();
        if (above) {
            String shown = ChartLabel.fit(point.label(), LONGEST);
            page.open("text", "class", "label", "x", "0", "y", String.valueOf(top + 12))
                    .text(shown);
            if (!shown.equals(point.label())) {
                page.leaf("title", point.label());
            }
            page.close();
        } else {
            text(page, "label end", point.label(), NumberFormat.percent(from - 2), top + bars / 2 + 4);
        }
        int y = top + (above ? LINE : 0);
        for (int i = 0; i < point.values().size(); i++) {
            double value = point.values().get(i);
            double length = largest > 0 && value > 0 ? room * value / largest : 0;
            page.leaf(
                    "rect",
                    "",
                    "class",
                    chart.style(i),
                    "x",
                    NumberFormat.percent(from),
                    "y",
                    String.valueOf(y),
                    "width",
                    NumberFormat.percent(length),
                    "height",
                    String.valueOf(bar - 1));
            text(page, "figure", chart.figure(value), NumberFormat.percent(from + length + 1.5), y + bar / 2 + 4);
            y += bar;
        }
    }

    private static void text(Html page, String style, String text, String x, int y) {
        page.leaf("text", text, "class", style, "x", x, "y", String.valueOf(y));
    }
}
