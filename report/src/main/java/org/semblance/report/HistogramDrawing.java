package org.semblance.report;

import java.util.List;
import org.semblance.data.Decimal;

/** The drawing of a {@link Histogram} on a page; places across are in per cent of the width. */
final class HistogramDrawing {

    private static final int TOP = 12;
    private static final int HEIGHT = 170;
    private static final double RIGHT = 98;

    private final Histogram chart;
    private final List<Histogram.Column> columns;
    private final ChartScale scale;
    private final double left;

    HistogramDrawing(Histogram chart) {
        this.chart = chart;
        this.columns = chart.columns();
        this.scale = ChartScale.upTo(chart.largest());
        this.left = 100 * (NumberFormat.decimal(scale.high()).length() * PageAxes.LETTER + 12) / PageAxes.PHONE;
    }

    void write(Html page) {
        page.open("svg", "class", "histogram", "role", "img", "width", "100%", "height", "222");
        page.leaf("title", chart.title()).leaf("desc", chart.description());
        for (double tick : scale.ticks()) {
            if (tick > 0) {
                PageAxes.line(left, RIGHT, y(tick), "grid", page);
            }
            PageAxes.text("figure end", NumberFormat.decimal(tick), left - 2, y(tick) + 4, page);
        }
        columns.forEach(column -> rect(column, column.before(), "before", page));
        columns.forEach(column -> rect(column, column.after(), "outline", page));
        PageAxes.line(left, RIGHT, TOP + HEIGHT, "axis", page);
        for (double edge : chart.edges(4)) {
            PageAxes.text("label middle", Decimal.text(edge), x(edge), TOP + HEIGHT + 18, page);
        }
        page.close();
    }

    private void rect(Histogram.Column column, double rows, String style, Html page) {
        double height = rows > 0 ? Math.max(1.5, HEIGHT * rows / scale.high()) : 0;
        if (height > 0) {
            page.leaf(
                    "rect",
                    "",
                    "class",
                    style,
                    "x",
                    NumberFormat.percent(x(column.from())),
                    "y",
                    NumberFormat.length(TOP + HEIGHT - height),
                    "width",
                    NumberFormat.percent(x(column.to()) - x(column.from())),
                    "height",
                    NumberFormat.length(height));
        }
    }

    private double x(double value) {
        double low = columns.get(0).from();
        double high = columns.get(columns.size() - 1).to();
        return left + (RIGHT - left) * (value - low) / (high - low);
    }

    private double y(double value) {
        return TOP + HEIGHT * (1 - value / scale.high());
    }
}
