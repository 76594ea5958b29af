package org.semblance.report;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** A {@link LineChart} as a picture. */
final class LinePicture {

    private static final int HEIGHT = 760;

    private final LineChart chart;

    LinePicture(LineChart chart) {
        this.chart = chart;
    }

    Picture picture() {
        List<String> names = chart.lines().stream().map(LineChart.Line::name).toList();
        int legend = Picture.legendHeight(names);
        Picture picture = new Picture(chart.title(), legend + 60 + HEIGHT + 130);
        picture.legend(names, Picture.LINES);
        PictureAxes axes = new PictureAxes(
                ChartRange.between(chart.across().logarithmic(), values(ChartPoint::x)),
                ChartRange.around(chart.up().logarithmic(), values(ChartPoint::y)),
                picture.top() + legend + 60,
                HEIGHT);
        axes.draw(picture, chart.across().name(), chart.up().name());
        for (int i = 0; i < chart.lines().size(); i++) {
            List<double[]> points = chart.lines().get(i).points().stream()
                    .filter(point -> axes.holds(point.x(), point.y()))
                    .map(point -> new double[] {axes.x(point.x()), axes.y(point.y())})
                    .toList();
            picture.polyline(i, points);
            for (double[] point : points) {
                picture.dot(Picture.LINES.get(i % Picture.LINES.size()), point[0], point[1], 7);
            }
        }
        return picture;
    }

    private double[] values(ToDoubleFunction<ChartPoint> of) {
        return chart.lines().stream()
                .flatMap(line -> line.points().stream())
                .mapToDouble(of)
                .toArray();
    }
}
