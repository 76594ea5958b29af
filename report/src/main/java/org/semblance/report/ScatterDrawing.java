package org.semblance.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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
                ChartRange.around(
                        chart.across().logarithmic(),
                        spots().mapToDouble(ScatterChart.Spot::x).toArray()),
                chart.up(),
                ChartRange.around(
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
                        NumberFormat.length(axes.y(limit.at()) - 4));
            }
        }
        List<ChartPoint> front = chart.front().stream().filter(axes::holds).toList();
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
                    NumberFormat.percent(axes.x(spot.x())),
                    "y",
                    NumberFormat.length(axes.y(spot.y())),
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
                            MarkerShape.of(number))
                    .close();
        }
    }

    private boolean drawn(ScatterChart.Spot spot) {
        return axes.holds(new ChartPoint(spot.x(), spot.y()));
    }

    /** Where a label stands: above its point, to the right or to the left, or below it. */
    private enum Side {
        RIGHT(true, true),
        LEFT(false, true),
        BELOW_LEFT(false, false),
        BELOW_RIGHT(true, false);

        private final boolean right;
        private final boolean above;

        Side(boolean right, boolean above) {
            this.right = right;
            this.above = above;
        }
    }

    /** A chosen point has a ring around it. */
    private static double away(ScatterChart.Spot spot) {
        return BESIDE + (spot.look() == ScatterChart.Look.CHOSEN ? 5 : 0);
    }

    private void labels(Html page) {
        List<ScatterChart.Spot> all = spots().filter(this::drawn)
                .sorted(Comparator.comparingInt(this::importance))
                .toList();
        List<ChartBox> onPhone = taken(all, PageAxes.PHONE);
        List<ChartBox> onScreen = taken(all, SCREEN);
        for (ScatterChart.Spot spot : all) {
            boolean must = spot.look() == ScatterChart.Look.CHOSEN;
            Optional<Side> free = Stream.of(Side.values())
                    .filter(side -> free(label(spot, side, SCREEN), onScreen, SCREEN))
                    .findFirst();
            free.or(() -> must ? Optional.of(Side.RIGHT) : Optional.empty()).ifPresent(side -> {
                ChartBox narrow = label(spot, side, PageAxes.PHONE);
                boolean everywhere = must || free(narrow, onPhone, PageAxes.PHONE);
                onScreen.add(label(spot, side, SCREEN));
                if (everywhere) {
                    onPhone.add(narrow);
                }
                label(spot, side, everywhere, page);
            });
        }
    }

    private void label(ScatterChart.Spot spot, Side side, boolean everywhere, Html page) {
        boolean chosen = spot.look() == ScatterChart.Look.CHOSEN;
        page.open(
                "svg",
                "x",
                NumberFormat.percent(axes.x(spot.x())),
                "y",
                NumberFormat.length(axes.y(spot.y())),
                "overflow",
                "visible");
        page.leaf(
                        "text",
                        spot.label(),
                        "class",
                        (chosen ? "tag-chosen" : "figure") + (side.right ? "" : " end") + (everywhere ? "" : " wide"),
                        "x",
                        NumberFormat.length(side.right ? away(spot) : -away(spot)),
                        "y",
                        NumberFormat.length(side.above ? -ABOVE : ABOVE + LETTERS_HIGH - 4))
                .close();
    }

    private int importance(ScatterChart.Spot spot) {
        boolean onFront = chart.front().contains(new ChartPoint(spot.x(), spot.y()));
        return spot.look() == ScatterChart.Look.CHOSEN ? 0 : onFront ? 1 : 2;
    }

    private boolean free(ChartBox label, List<ChartBox> taken, double width) {
        return label.left() >= 0 && label.right() <= width && taken.stream().noneMatch(label::meets);
    }

    /** Where no label may stand: on shapes, lines across and their names, and the name of the axis. */
    private List<ChartBox> taken(List<ScatterChart.Spot> spots, double width) {
        List<ChartBox> boxes = new ArrayList<>();
        boxes.add(
                new ChartBox(0, 0, PageAxes.LETTER * ChartLabel.width(chart.up().name()), LETTERS_HIGH + 2));
        for (ScatterChart.Limit limit : chart.limits()) {
            if (axes.reaches(limit.at())) {
                double y = axes.y(limit.at());
                boxes.add(new ChartBox(0, y - 1, width, y + 1));
                double right = 0.98 * width;
                boxes.add(new ChartBox(
                        right - PageAxes.LETTER * ChartLabel.width(limit.name()), y - LETTERS_HIGH - 2, right, y));
            }
        }
        for (ScatterChart.Spot spot : spots) {
            double x = width * axes.x(spot.x()) / 100;
            double y = axes.y(spot.y());
            boxes.add(ChartBox.around(x, y, SHAPE));
        }
        return boxes;
    }

    private ChartBox label(ScatterChart.Spot spot, Side side, double width) {
        double x = width * axes.x(spot.x()) / 100;
        double y = axes.y(spot.y());
        double length = PageAxes.LETTER * ChartLabel.width(spot.label());
        double left = side.right ? x + away(spot) : x - away(spot) - length;
        double top = side.above ? y - ABOVE - LETTERS_HIGH : y + ABOVE - 4;
        return new ChartBox(left, top, left + length, top + LETTERS_HIGH);
    }
}
