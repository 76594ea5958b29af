package org.semblance.report.chart;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.semblance.release.figures.NumberFormat;

/** The drawing of a {@link LineChart}. */
final class LineDrawing implements Drawing {

    private static final int HEIGHT = 230;
    private static final double DOT = 2.5;

    private final LineChart chart;
    private final ChartAxes axes;

    LineDrawing(LineChart chart, DrawingMedium paper) {
        this.chart = chart;
        this.axes = new ChartAxes(
                paper,
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

    @Override
    public String style() {
        return "lines";
    }

    @Override
    public double height() {
        return axes.height();
    }

    @Override
    public void draw(Canvas canvas) {
        axes.draw(canvas);
        for (int i = 0; i < chart.lines().size(); i++) {
            draw(chart.lines().get(i), LineChart.style(i), canvas);
        }
    }

    private void draw(LineChart.Line line, String style, Canvas canvas) {
        List<ChartPoint> drawn = line.points().stream().filter(axes::holds).toList();
        axes.polyline(drawn, style, canvas);
        for (ChartPoint point : drawn) {
            String tooltip = line.name() + ", " + chart.across().name() + " " + NumberFormat.decimal(point.x()) + ": "
                    + NumberFormat.decimal(point.y());
            canvas.group("", tooltip, group -> group.circle(style, axes.x(point.x()), axes.y(point.y()), DOT));
        }
    }
}
