package org.semblance.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Two axes with their figures, and where points lie between them. Places across are in per cent of the width, so that
 * letters keep their size on a phone; only lines lie in a drawing that is stretched, with strokes that are not.
 */
final class PageAxes {

    private static final int TOP = 26;
    private static final int BELOW = 44;
    private static final double RIGHT = 98;

    /** About how wide a letter is, and a chart on a phone, in pixels. */
    static final double LETTER = 6.6;

    static final double PHONE = 290;

    /** The side of the drawing that is stretched. */
    private static final double UNITS = 1000;

    private final ChartAxis acrossAxis;
    private final ChartAxis upAxis;
    private final ChartRange across;
    private final ChartRange up;
    private final int height;
    private final double left;

    PageAxes(ChartAxis acrossAxis, ChartRange across, ChartAxis upAxis, ChartRange up, int height) {
        this.acrossAxis = acrossAxis;
        this.across = across;
        this.upAxis = upAxis;
        this.up = up;
        this.height = height;
        int longest = up.ticks().stream()
                .mapToInt(tick -> NumberFormat.decimal(tick).length())
                .max()
                .orElse(1);
        this.left = 100 * (longest * LETTER + 10) / PHONE;
    }

    /** Opens the drawing and draws the axes. */
    void open(String style, String title, String description, Html page) {
        page.open(
                "svg", "class", style, "role", "img", "width", "100%", "height", String.valueOf(TOP + height + BELOW));
        page.leaf("title", title).leaf("desc", description);
        page.leaf("text", upAxis.name(), "class", "label", "x", "0", "y", "12");
        for (double tick : up.ticks()) {
            level(tick, "grid", page);
            text("figure end", NumberFormat.decimal(tick), left - 2, y(tick) + 4, page);
        }
        line(TOP + height, "axis", page);
        for (double tick : across.ticks()) {
            text("figure middle", NumberFormat.decimal(tick), x(tick), TOP + height + 17, page);
        }
        text("label middle", acrossAxis.name(), (left + RIGHT) / 2, TOP + height + 36, page);
    }

    boolean holds(ChartPoint point) {
        return across.holds(point.x()) && up.holds(point.y());
    }

    /** Whether a value of the axis that goes up lies between its ends. */
    boolean reaches(double value) {
        return up.holds(value) && value >= up.low() && value <= up.high();
    }

    /** Where a value lies across, in per cent of the width. */
    double x(double value) {
        return left + (RIGHT - left) * across.share(value);
    }

    /** Where a value lies, in pixels from above. */
    double y(double value) {
        return TOP + height * (1 - up.share(value));
    }

    /** A line through points. */
    void polyline(List<ChartPoint> points, String style, Html page) {
        page.open(
                "svg",
                "x",
                NumberFormat.percent(left),
                "y",
                String.valueOf(TOP),
                "width",
                NumberFormat.percent(RIGHT - left),
                "height",
                String.valueOf(height),
                "viewBox",
                "0 0 1000 1000",
                "preserveAspectRatio",
                "none",
                "overflow",
                "visible");
        String places = points.stream()
                .map(point -> String.format(
                        Locale.ROOT, "%.1f,%.1f", UNITS * across.share(point.x()), UNITS * (1 - up.share(point.y()))))
                .collect(Collectors.joining(" "));
        page.leaf("polyline", "", "class", style, "points", places).close();
    }

    /** A line from one side to the other. */
    void level(double value, String style, Html page) {
        line(y(value), style, page);
    }

    private void line(double y, String style, Html page) {
        line(left, RIGHT, y, style, page);
    }

    /** A level line; its ends are in per cent of the width. */
    static void line(double left, double right, double y, String style, Html page) {
        String at = NumberFormat.length(y);
        page.leaf(
                "line",
                "",
                "class",
                style,
                "x1",
                NumberFormat.percent(left),
                "x2",
                NumberFormat.percent(right),
                "y1",
                at,
                "y2",
                at);
    }

    /** A text; its place across is in per cent of the width. */
    static void text(String style, String text, double x, double y, Html page) {
        page.leaf("text", text, "class", style, "x", NumberFormat.percent(x), "y", NumberFormat.length(y));
    }
}
