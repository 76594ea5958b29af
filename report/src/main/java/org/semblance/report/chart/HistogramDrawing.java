package org.semblance.report.chart;

import java.util.List;
import org.semblance.data.Decimal;
import org.semblance.release.figures.NumberFormat;

/** The drawing of a {@link Histogram}. */
final class HistogramDrawing implements Drawing {

    private static final int TOP = 12;
    private static final int HEIGHT = 170;
    private static final int BELOW = 40;
    private static final double RIGHT = 98;

    /** The approximate distance between labelled bounds, in pixels. */
    private static final double EDGES = 75;

    /** The minimum height of a bar, so that a small count is distinguishable from zero. */
    private static final double LOWEST = 1.5;

    private final Histogram chart;
    private final List<Histogram.Column> columns;
    private final ChartScale scale;
    private final double height;
    private final double left;
    private final double gap;
    private final int edges;

    HistogramDrawing(Histogram chart, DrawingMedium paper) {
        this.chart = chart;
        this.columns = chart.columns();
        this.scale = ChartScale.upTo(chart.largest());
        this.height = paper.high(HEIGHT);
        this.left = paper.share(12 + paper.width("figure", NumberFormat.decimal(scale.high())));
        this.gap = paper.share(6);
        this.edges = (int) Math.ceil(paper.narrow() / EDGES);
    }

    @Override
    public String style() {
        return "histogram";
    }

    @Override
    public double height() {
        return TOP + height + BELOW;
    }

    @Override
    public void draw(Canvas canvas) {
        for (double tick : scale.ticks()) {
            if (tick > 0) {
                canvas.line("grid", left, y(tick), RIGHT, y(tick));
            }
            canvas.text("figure end", NumberFormat.decimal(tick), left - gap, y(tick) + 4);
        }
        columns.forEach(column -> rect(column, column.before(), "before", canvas));
        columns.forEach(column -> rect(column, column.after(), "outline", canvas));
        canvas.line("axis", left, TOP + height, RIGHT, TOP + height);
        for (double edge : chart.edges(edges)) {
            canvas.text("label middle", Decimal.text(edge), x(edge), TOP + height + 18);
        }
    }

    private void rect(Histogram.Column column, double rows, String style, Canvas canvas) {
        double high = rows > 0 ? Math.max(LOWEST, height * rows / scale.high()) : 0;
        if (high > 0) {
            canvas.rect(style, x(column.from()), TOP + height - high, x(column.to()) - x(column.from()), high);
        }
    }

    private double x(double value) {
        double low = columns.get(0).from();
        double high = columns.get(columns.size() - 1).to();
        return left + (RIGHT - left) * (value - low) / (high - low);
    }

    private double y(double value) {
        return TOP + height * (1 - value / scale.high());
    }
}
