package org.semblance.report;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * The drawing of a {@link LineChart}. Places across are in per cent of the width, so that letters keep their size on a
 * phone; only the lines themselves lie in a drawing that is stretched, with strokes that are not.
 */
final class LineDrawing {

    private static final int TOP = 26;
    private static final int HEIGHT = 230;
    private static final int BELOW = 44;
    private static final double RIGHT = 98;

    /** About how wide a letter is, and a chart on a phone, in pixels. */
    private static final double LETTER = 6.6;

    private static final double PHONE = 290;

    /** The side of the drawing that is stretched. */
    private static final double UNITS = 1000;

    private final LineChart chart;
    private final Range across;
    private final Range up;
    private final double left;

    LineDrawing(LineChart chart) {
        this.chart = chart;
        this.across = Range.between(chart.across().logarithmic(), values(LineChart.Point::x));
        this.up = Range.around(chart.up().logarithmic(), values(LineChart.Point::y));
        int longest = up.ticks().stream()
                .mapToInt(tick -> Figures.decimal(tick).length())
                .max()
                .orElse(1);
        this.left = 100 * (longest * LETTER + 10) / PHONE;
    }

    private double[] values(ToDoubleFunction<LineChart.Point> of) {
        return chart.lines().stream()
                .flatMap(line -> line.points().stream())
                .mapToDouble(of)
                .toArray();
    }

    void write(Html page) {
        page.open(
                "svg",
                "class",
                "lines",
                "role",
                "img",
                "width",
                "100%",
                "height",
                String.valueOf(TOP + HEIGHT + BELOW));
        page.leaf("title", chart.title()).leaf("desc", chart.description());
        page.leaf("text", chart.up().name(), "class", "label", "x", "0", "y", "12");
        for (double tick : up.ticks()) {
            double y = TOP + HEIGHT * (1 - up.share(tick));
            line(page, y, "grid");
            page.leaf(
                    "text",
                    Figures.decimal(tick),
                    "class",
                    "figure end",
                    "x",
                    Figures.percent(left - 2),
                    "y",
                    Figures.length(y + 4));
        }
        line(page, TOP + HEIGHT, "axis");
        List<Double> ticks = across.ticks();
        for (double tick : ticks) {
            text(page, "figure middle", Figures.decimal(tick), x(tick), TOP + HEIGHT + 17);
        }
        text(page, "label middle", chart.across().name(), (left + RIGHT) / 2, TOP + HEIGHT + 36);
        for (int i = 0; i < chart.lines().size(); i++) {
            draw(chart.lines().get(i), LineChart.style(i), page);
        }
        page.close();
    }

    private void draw(LineChart.Line line, String style, Html page) {
        List<LineChart.Point> drawn = line.points().stream()
                .filter(point -> across.holds(point.x()) && up.holds(point.y()))
                .toList();
        page.open(
                "svg",
                "x",
                Figures.percent(left),
                "y",
                String.valueOf(TOP),
                "width",
                Figures.percent(RIGHT - left),
                "height",
                String.valueOf(HEIGHT),
                "viewBox",
                "0 0 1000 1000",
                "preserveAspectRatio",
                "none",
                "overflow",
                "visible");
        String points = drawn.stream()
                .map(point -> String.format(
                        Locale.ROOT, "%.1f,%.1f", UNITS * across.share(point.x()), UNITS * (1 - up.share(point.y()))))
                .collect(Collectors.joining(" "));
        page.leaf("polyline", "", "class", style, "points", points).close();
        for (LineChart.Point point : drawn) {
            page.open(
                            "circle",
                            "class",
                            style,
                            "cx",
                            Figures.percent(x(point.x())),
                            "cy",
                            Figures.length(TOP + HEIGHT * (1 - up.share(point.y()))),
                            "r",
                            "2.5")
                    .leaf(
                            "title",
                            line.name() + ", " + chart.across().name() + " " + Figures.decimal(point.x()) + ": "
                                    + Figures.decimal(point.y()))
                    .close();
        }
    }

    private double x(double value) {
        return left + (RIGHT - left) * across.share(value);
    }

    private void line(Html page, double y, String style) {
        String at = Figures.length(y);
        page.leaf(
                "line",
                "",
                "class",
                style,
                "x1",
                Figures.percent(left),
                "x2",
                Figures.percent(RIGHT),
                "y1",
                at,
                "y2",
                at);
    }

    private static void text(Html page, String style, String text, double x, double y) {
        page.leaf("text", text, "class", style, "x", Figures.percent(x), "y", Figures.length(y));
    }
}
