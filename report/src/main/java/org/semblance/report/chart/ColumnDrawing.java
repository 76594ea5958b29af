package org.semblance.report.chart;

import java.util.List;

/** Vertical columns above short labels, with a scale on the left. */
final class ColumnDrawing implements Drawing {

    private static final int TOP = 16;
    private static final int HEIGHT = 180;
    private static final double RIGHT = 99;

    /** The minimum height of a column, so that a small count is distinguishable from zero. */
    private static final double LOWEST = 1.5;

    private final BarChart chart;
    private final Paper paper;
    private final ChartScale scale;
    private final double height;
    private final double left;
    private final double band;
    private final double narrowBand;
    private final double longest;
    private final boolean slanted;

    ColumnDrawing(BarChart chart, Paper paper) {
        this.chart = chart;
        this.paper = paper;
        scale = ChartScale.upTo(chart.largest());
        height = paper.high(HEIGHT);
        left = paper.share(12 + paper.width("figure", chart.figure(scale.high())));
        band = (RIGHT - left) / chart.points().size();
        narrowBand = band * paper.narrow() / 100;
        longest = paper.widest("label", chart.labels());
        slanted = longest > band * paper.card() / 100;
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
            columns(chart.points().get(i).values(), left + i * band, canvas);
            label(i, canvas);
        }
        canvas.line("axis", left, TOP + height, RIGHT, TOP + height);
    }

    private void columns(List<Double> values, double start, Canvas canvas) {
        double width = (values.size() == 1 ? 0.64 : 0.78) * band / values.size();
        double x = start + (band - width * values.size()) / 2;
        for (int i = 0; i < values.size(); i++) {
            double value = values.get(i);
            double y = value > 0 ? Math.min(y(value), TOP + height - LOWEST) : TOP + height;
            canvas.rect(chart.style(i), x, y, width, TOP + height - y);
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
        double needed = slanted ? 15 : paper.width("label", label);
        String wide = needed > narrowBand && number % 2 == 1 ? " wide" : "";
        double x = left + (number + 0.5) * band;
        if (slanted) {
            canvas.slanted("label" + wide, label, x, TOP + height + 14);
        } else {
            canvas.text("label middle" + wide, label, x, TOP + height + 17);
        }
    }

    private double y(double value) {
        return TOP + height * (1 - value / scale.high());
    }
}
