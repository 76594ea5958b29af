package org.semblance.report.chart;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.semblance.release.figures.NumberFormat;

/** The drawing of a {@link LineChart}. */
final class LineDrawing extends AxesDrawing {

    private static final int HEIGHT = 230;
    private static final double DOT = 2.5;

    private final LineChart chart;

    LineDrawing(LineChart chart, DrawingMedium paper) {
        super(new ChartAxes(
                paper,
                chart.across(),
                ChartRange.between(chart.across().logarithmic(), values(chart, ChartPoint::x)),
                chart.up(),
                ChartRange.around(chart.up().logarithmic(), values(chart, ChartPoint::y)),
                HEIGHT));
        this.chart = chart;
    }

    private static double[] values(LineChart chart, ToDoubleFunction<ChartPoint> of) {
        return chart.lines().stream()
                .flatMap(line -> line.points().stream())
                .mapToDouble(of)
                .toArray();
    }

    @Override
    void drawData(Canvas canvas) {
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
