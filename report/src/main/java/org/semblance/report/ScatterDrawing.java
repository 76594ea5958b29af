package org.semblance.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The drawing of a {@link ScatterChart}. Labels that would lie on others are left out: those of chosen points and of the
 * front come first, and those that have room on a wide screen only are marked so.
 */
final class ScatterDrawing {

    private static final int HEIGHT = 320;

    /** About how wide the chart is on a screen, in pixels. */
    private static final double SCREEN = 600;

    private static final double LETTERS_HIGH = 13;

    /** How far a label stands from its point, to the right and above. */
    private static final double BESIDE = 7;

    private static final double ABOVE = 5;

    /** Half the side of a shape. */
    private static final double SHAPE = 5;

    private final ScatterChart chart;
    private final PageAxes axes;

    ScatterDrawing(ScatterChart chart) {
        this.chart = chart;
        this.axes = new PageAxes(
                chart.across(),
                Range.around(
                        chart.across().logarithmic(),
                        spots().mapToDouble(ScatterChart.Spot::x).toArray()),
                chart.up(),
                Range.around(
                        chart.up().logarithmic(),
                        spots().mapToDouble(ScatterChart.Spot::y).toArray()),
                HEIGHT);
    }

    private Stream<ScatterChart.Spot> spots() {
        return chart.series().stream().flatMap(series -> series.spots().stream());
    }

    void write(Html page) {
        axes.open("lines", chart.title(), chart.description(), page);
        for (ScatterChart.Limit limit : chart.limits()) {
            if (axes.reaches(limit.at())) {
                axes.level(limit.at(), "limit", page);
                page.leaf(
                        "text",
                        limit.name(),
                        "class",
                        "figure end",
                        "x",
                        "98%",
                        "y",
                        Figures.length(axes.y(limit.at()) - 4));
            }
        }
        List<Point> front = chart.front().stream().filter(axes::holds).toList();
        if (front.size() > 1) {
            axes.polyline(front, "front", page);
        }
        for (int i = 0; i < chart.series().size(); i++) {
            draw(chart.series().get(i), i, page);
        }
        labels(page);
        page.close();
    }

    private void draw(ScatterChart.Series series, int number, Html page) {
        for (ScatterChart.Spot spot : series.spots()) {
            if (!drawn(spot)) {
                continue;
            }
            page.open(
                    "svg",
                    "class",
                    LineChart.style(number),
                    "x",
                    Figures.percent(axes.x(spot.x())),
                    "y",
                    Figures.length(axes.y(spot.y())),
                    "overflow",
                    "visible");
            page.leaf("title", series.name() + ", " + chart.told(spot));
            if (spot.look() == ScatterChart.Look.CHOSEN) {
                page.leaf("circle", "", "class", "ring", "r", "10");
            }
            page.leaf(
                            "path",
                            "",
                            "class",
                            spot.look() == ScatterChart.Look.HOLLOW ? "spot hollow" : "spot",
                            "d",
                            Shape.of(number))
                    .close();
        }
    }

    private boolean drawn(ScatterChart.Spot spot) {
        return axes.holds(new Point(spot.x(), spot.y()));
    }

    /** Where a label stands: above its point, to the right or to the left, or below it to the left. */
    private enum Side {
        RIGHT,
        LEFT,
        BELOW
    }

    private void labels(Html page) {
        List<ScatterChart.Spot> all = spots().filter(this::drawn)
                .sorted(Comparator.comparingInt(this::importance))
                .toList();
        List<Box> onPhone = shapes(all, PageAxes.PHONE);
        List<Box> onScreen = shapes(all, SCREEN);
        for (ScatterChart.Spot spot : all) {
            for (Side side : Side.values()) {
                Box wide = label(spot, side, SCREEN);
                Box narrow = label(spot, side, PageAxes.PHONE);
                boolean must = spot.look() == ScatterChart.Look.CHOSEN && side == Side.RIGHT;
                boolean onWide = must || free(wide, onScreen, SCREEN);
                boolean everywhere = must || (onWide && free(narrow, onPhone, PageAxes.PHONE));
                if (onWide) {
                    onScreen.add(wide);
                    if (everywhere) {
                        onPhone.add(narrow);
                    }
                    label(spot, side, everywhere, page);
                    break;
                }
            }
        }
    }

    private void label(ScatterChart.Spot spot, Side side, boolean everywhere, Html page) {
        boolean chosen = spot.look() == ScatterChart.Look.CHOSEN;
        double away = BESIDE + (chosen ? 5 : 0);
        page.open(
                "svg",
                "x",
                Figures.percent(axes.x(spot.x())),
                "y",
                Figures.length(axes.y(spot.y())),
                "overflow",
                "visible");
        page.leaf(
                        "text",
                        spot.label(),
                        "class",
                        (chosen ? "tag-chosen" : "figure")
                                + (side == Side.RIGHT ? "" : " end")
                                + (everywhere ? "" : " wide"),
                        "x",
                        Figures.length(side == Side.RIGHT ? away : -away),
                        "y",
                        Figures.length(side == Side.BELOW ? ABOVE + LETTERS_HIGH - 4 : -ABOVE))
                .close();
    }

    private int importance(ScatterChart.Spot spot) {
        boolean onFront = chart.front().contains(new Point(spot.x(), spot.y()));
        return spot.look() == ScatterChart.Look.CHOSEN ? 0 : onFront ? 1 : 2;
    }

    private boolean free(Box label, List<Box> taken, double width) {
        return label.left() >= 0 && label.right() <= width && taken.stream().noneMatch(label::meets);
    }

    private List<Box> shapes(List<ScatterChart.Spot> spots, double width) {
        List<Box> boxes = new ArrayList<>();
        for (ScatterChart.Spot spot : spots) {
            double x = width * axes.x(spot.x()) / 100;
            double y = axes.y(spot.y());
            boxes.add(Box.around(x, y, SHAPE));
        }
        return boxes;
    }

    private Box label(ScatterChart.Spot spot, Side side, double width) {
        double x = width * axes.x(spot.x()) / 100;
        double y = axes.y(spot.y());
        double length = PageAxes.LETTER * Label.width(spot.label());
        double left = side == Side.RIGHT ? x + BESIDE : x - BESIDE - length;
        double top = side == Side.BELOW ? y + ABOVE - 4 : y - ABOVE - LETTERS_HIGH;
        return new Box(left, top, left + length, top + LETTERS_HIGH);
    }
}
