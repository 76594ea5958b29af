package org.semblance.report;

import java.util.List;

/** Standing columns over short labels, with a scale at the left. */
final class ColumnChart {

    private static final int TOP = 16;
    private static final int HEIGHT = 180;
    private static final double RIGHT = 99;

    /** About how wide a chart is in a card, in pixels. */
    private static final double CARD = 400;

    /** So high is a column at least: few is not none. */
    private static final double LOWEST = 1.5;

    private final Chart chart;
    private final ChartScale scale;
    private final double left;
    private final double band;
    private final double onPhone;
    private final boolean slanted;

    ColumnChart(Chart chart) {
        this.chart = chart;
        scale = ChartScale.upTo(chart.largest());
        String highest = chart.format().apply(scale.high());
        left = 100 * (highest.length() * PageAxes.LETTER + 12) / PageAxes.PHONE;
        band = (RIGHT - left) / chart.points().size();
        onPhone = band * PageAxes.PHONE / 100;
        slanted = chart.longestLabel() * PageAxes.LETTER > band * CARD / 100;
    }

    void write(Html page) {
        double longest = chart.longestLabel() * PageAxes.LETTER;
        double below = slanted ? longest * 0.65 + 22 : 24;
        String height = NumberFormat.length(Math.ceil(TOP + HEIGHT + below));
        page.open("svg", "class", "columns", "role", "img", "width", "100%", "height", height);
        page.leaf("title", chart.title()).leaf("desc", chart.description());
        scale.ticks().forEach(tick -> tick(tick, page));
        for (int i = 0; i < chart.points().size(); i++) {
            columns(chart.points().get(i).values(), left + i * band, page);
            label(i, page);
        }
        PageAxes.line(left, RIGHT, TOP + HEIGHT, "axis", page);
        page.close();
    }

    private void tick(double tick, Html page) {
        double y = y(tick);
        if (tick > 0) {
            PageAxes.line(left, RIGHT, y, "grid", page);
        }
        PageAxes.text("figure end", chart.format().apply(tick), left - 2, y + 4, page);
    }

    private void columns(List<Double> values, double start, Html page) {
        double width = (values.size() == 1 ? 0.64 : 0.78) * band / values.size();
        double x = start + (band - width * values.size()) / 2;
        for (int i = 0; i < values.size(); i++) {
            double value = values.get(i);
            double y = value > 0 ? Math.min(y(value), TOP + HEIGHT - LOWEST) : TOP + HEIGHT;
            page.leaf(
                    "rect",
                    "",
                    "class",
                    chart.style(i),
                    "x",
                    NumberFormat.percent(x),
                    "y",
                    NumberFormat.length(y),
                    "width",
                    NumberFormat.percent(width),
                    "height",
                    NumberFormat.length(TOP + HEIGHT - y));
            x += width;
        }
        if (values.size() == 1) {
            String figure = chart.figure(values.get(0));
            String style = "figure middle" + (figure.length() * PageAxes.LETTER > onPhone ? " wide" : "");
            PageAxes.text(style, figure, start + band / 2, y(Math.max(0, values.get(0))) - 5, page);
        }
    }

    /** A drawing within the drawing: its place is in per cent, the slant of its text turns about that place. */
    private void label(int number, Html page) {
        String label = chart.points().get(number).label();
        double needed = slanted ? 15 : ChartLabel.width(label) * PageAxes.LETTER;
        String style = (slanted ? "label end" : "label middle") + (needed > onPhone && number % 2 == 1 ? " wide" : "");
        double x = left + (number + 0.5) * band;
        if (slanted) {
            page.open(
                    "svg", "x", NumberFormat.percent(x), "y", String.valueOf(TOP + HEIGHT + 14), "overflow", "visible");
            page.leaf("text", label, "class", style, "x", "4", "transform", "rotate(-40)")
                    .close();
        } else {
            PageAxes.text(style, label, x, TOP + HEIGHT + 17, page);
        }
    }

    private double y(double value) {
        return TOP + HEIGHT * (1 - value / scale.high());
    }
}
