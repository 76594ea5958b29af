package org.semblance.report.chart;

import java.util.List;
import org.semblance.release.figures.NumberFormat;

/** A pair of axes with their ticks; it maps values to positions. */
final class ChartAxes {

    private static final int TOP = 26;
    private static final int BELOW = 44;
    private static final double RIGHT = 98;

    private final ChartAxis acrossAxis;
    private final ChartAxis upAxis;
    private final ChartRange across;
    private final ChartRange up;
    private final double height;
    private final double left;
    private final double gap;

    ChartAxes(
            DrawingMedium paper,
            ChartAxis acrossAxis,
            ChartRange across,
            ChartAxis upAxis,
            ChartRange up,
            double height) {
        this.acrossAxis = acrossAxis;
        this.across = across;
        this.upAxis = upAxis;
        this.up = up;
        this.height = paper.high(height);
        this.left = paper.share(10
                + paper.widest(
                        "figure", up.ticks().stream().map(NumberFormat::decimal).toList()));
        this.gap = paper.share(6);
    }

    /** The height of the drawing. */
    double height() {
        return TOP + height + BELOW;
    }

    void draw(Canvas canvas) {
        canvas.text("label", upAxis.name(), 0, 12);
        for (double tick : up.ticks()) {
            level(tick, "grid", canvas);
            canvas.text("figure end", NumberFormat.decimal(tick), left - gap, y(tick) + 4);
        }
        canvas.line("axis", left, TOP + height, RIGHT, TOP + height);
        for (double tick : across.ticks()) {
            canvas.text("figure middle", NumberFormat.decimal(tick), x(tick), TOP + height + 17);
        }
        canvas.text("label middle", acrossAxis.name(), (left + RIGHT) / 2, TOP + height + 36);
    }

    boolean holds(ChartPoint point) {
        return across.holds(point.x()) && up.holds(point.y());
    }

    /** Whether a value lies within the vertical axis. */
    boolean reaches(double value) {
        return up.holds(value) && value >= up.low() && value <= up.high();
    }

    /** The horizontal position of a value, in per cent of the width. */
    double x(double value) {
        return left + (RIGHT - left) * across.share(value);
    }

    /** The vertical position of a value, in pixels from the top. */
    double y(double value) {
        return TOP + height * (1 - up.share(value));
    }

    /** The right end of the horizontal axis, in per cent of the width. */
    double right() {
        return RIGHT;
    }

    /** A line through points. */
    void polyline(List<ChartPoint> points, String style, Canvas canvas) {
        canvas.polyline(
                style,
                points.stream()
                        .map(point -> new ChartPoint(x(point.x()), y(point.y())))
                        .toList());
    }

    /** A horizontal line at a value. */
    void level(double value, String style, Canvas canvas) {
        canvas.line(style, left, y(value), RIGHT, y(value));
    }
}
