package org.semblance.report.chart;

import java.util.List;

/** Vertical columns above short labels, with a scale on the left. */
final class ColumnDrawing implements Drawing {

    private static final int TOP = 16;
    private static final int HEIGHT = 180;
    private static final double RIGHT = 99;

    /** The width of a slanted label as a share of its length. */
    private static final double SLANT = 0.8;

    private static final double MOST_OVERHANG = 30;

    /** The smallest distance between slanted labels, in pixels, at which they do not touch. */
    private static final double LABELS_APART = 20;

    /** The minimum height of a column, so that a small count is distinguishable from zero. */
    private static final double LOWEST = 1.5;

    private final BarChart chart;
    private final DrawingMedium paper;
    private final ChartScale scale;
    private final double height;
    private final double left;
    private final double band;
    private final double narrowBand;
    private final double longest;
    private final boolean slanted;

    ColumnDrawing(BarChart chart, DrawingMedium paper) {
        this.chart = chart;
        this.paper = paper;
        scale = ChartScale.upTo(chart.largest());
        height = paper.high(HEIGHT);
        double axis = paper.share(12 + paper.width("figure", chart.figure(scale.high())));
        longest = paper.widest("label", chart.labels());
        slanted = longest > (RIGHT - axis) / chart.points().size() * paper.card() / 100;
        left = slanted ? Math.max(axis, overhang((RIGHT - axis) / chart.points().size())) : axis;
        band = (RIGHT - left) / chart.points().size();
        narrowBand = band * paper.narrow() / 100;
    }

    /** Whether labels that do not fit side by side are at least far enough apart to be slanted. */
    boolean legible() {
        return !slanted || narrowBand >= LABELS_APART;
    }

    /** How far slanted labels reach beyond the first column, in per cent of the smallest width; not too much of it. */
    private double overhang(double each) {
        double most = 0;
        for (int i = 0; i < chart.points().size(); i++) {
            double reach = paper.share(
                    SLANT * paper.width("label", chart.points().get(i).label()));
            most = Math.max(most, reach - (i + 0.5) * each);
        }
        return Math.min(most, MOST_OVERHANG);
    }

    @Override
    public String style() {
        return "columns";
    }

    @Override
    public double height() {
        return TOP + height + (slanted ? longest * 0.65 + 22 : 24);
    }

    @Override
    public void draw(Canvas canvas) {
        for (double tick : scale.ticks()) {
            if (tick > 0) {
                canvas.line("grid", left, y(tick), RIGHT, y(tick));
            }
            canvas.text("figure end", chart.figure(tick), left - paper.share(6), y(tick) + 4);
        }
        for (int i = 0; i < chart.points().size(); i++) {
            columns(chart.points().get(i), left + i * band, canvas);
            label(i, canvas);
        }
        canvas.line("axis", left, TOP + height, RIGHT, TOP + height);
    }

    private void columns(BarChart.Point point, double start, Canvas canvas) {
        List<Double> values = point.values();
        double width = (values.size() == 1 ? 0.64 : 0.78) * band / values.size();
        double x = start + (band - width * values.size()) / 2;
        for (int i = 0; i < values.size(); i++) {
            double value = values.get(i);
            double y = value > 0 ? Math.min(y(value), TOP + height - LOWEST) : TOP + height;
            canvas.rect(chart.style(i), x, y, width, TOP + height - y);
            if (point.added(i) > 0) {
                canvas.rect(BarChart.SPREAD, x, y(point.whole(i)), width, y - y(point.whole(i)));
            }
            x += width;
        }
        if (values.size() == 1) {
            String figure = chart.figure(values.get(0));
            String style = "figure middle" + (paper.width("figure", figure) > narrowBand ? " wide" : "");
            canvas.text(style, figure, start + band / 2, y(Math.max(0, values.get(0))) - 5);
        }
    }

    private void label(int number, Canvas canvas) {
        String label = chart.points().get(number).label();
        double x = left + (number + 0.5) * band;
        if (slanted) {
            canvas.slanted("label", label, x, TOP + height + 14);
        } else {
            String wide = paper.width("label", label) > narrowBand && number % 2 == 1 ? " wide" : "";
            canvas.text("label middle" + wide, label, x, TOP + height + 17);
        }
    }

    private double y(double value) {
        return TOP + height * (1 - value / scale.high());
    }
}
