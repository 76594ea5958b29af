package org.semblance.report;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** The drawing of a {@link LineChart}. */
final class LineDrawing {

    private static final int HEIGHT = 230;

    private final LineChart chart;
    private final PageAxes axes;

    LineDrawing(LineChart chart) {
        this.chart = chart;
        this.axes = new PageAxes(
                chart.across(),
                ChartRange.between(chart.across().logarithmic(), values(ChartPoint::x)),
                chart.up(),
                ChartRange.around(chart.up().logarithmic(), values(ChartPoint::y)),
                HEIGHT);
    }

    private double[] values(ToDoubleFunction<ChartPoint> of) {
        return chart.lines().stream()
                .flatMap(line -> line.points().stream())
                .mapToDouble(of)
                .toArray();
    }

    void write(Html page) {
        axes.open("lines", chart.title(), chart.description(), page);
        for (int i = 0; i < chart.lines().size(); i++) {
            draw(chart.lines().get(i), LineChart.style(i), page);
        }
        page.close();
    }

    private void draw(LineChart.Line line, String style, Html page) {
        List<ChartPoint> drawn = line.points().stream().filter(axes::holds).toList();
        axes.polyline(drawn, style, page);
        for (ChartPoint point : drawn) {
            page.open(
                            "circle",
                            "class",
                            style,
                            "cx",
                            NumberFormat.percent(axes.x(point.x())),
                            "cy",
                            NumberFormat.length(axes.y(point.y())),
                            "r",
                            "2.5")
                    .leaf(
                            "title",
                            line.name() + ", " + chart.across().name() + " " + NumberFormat.decimal(point.x()) + ": "
                                    + NumberFormat.decimal(point.y()))
                    .close();
        }
    }
}
