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
                Range.between(chart.across().logarithmic(), values(Point::x)),
                chart.up(),
                Range.around(chart.up().logarithmic(), values(Point::y)),
                HEIGHT);
    }

    private double[] values(ToDoubleFunction<Point> of) {
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
        List<Point> drawn = line.points().stream().filter(axes::holds).toList();
        axes.polyline(drawn, style, page);
        for (Point point : drawn) {
            page.open(
                            "circle",
                            "class",
                            style,
                            "cx",
                            Figures.percent(axes.x(point.x())),
                            "cy",
                            Figures.length(axes.y(point.y())),
                            "r",
                            "2.5")
                    .leaf(
                            "title",
                            line.name() + ", " + chart.across().name() + " " + Figures.decimal(point.x()) + ": "
                                    + Figures.decimal(point.y()))
                    .close();
        }
    }
}
