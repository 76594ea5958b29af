package org.semblance.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The drawing of a {@link ScatterChart}. Labels that would overlap others are omitted; those of chosen points and of
 * the front take precedence. Labels that fit only on a wide screen are styled as such.
 */
final class ScatterDrawing extends AxesDrawing {

    private static final int HEIGHT = 320;

    private static final double LETTERS_HIGH = 13;

    /** The distance of a label from its point, horizontally and vertically. */
    private static final double LABEL_DISTANCE = 7;

    private static final double ABOVE = 5;

    private static final double RING = 10;

    private final ScatterChart chart;
    private final DrawingMedium paper;

    ScatterDrawing(ScatterChart chart, DrawingMedium paper) {
        super(new ChartAxes(
                paper,
                chart.across(),
                ChartRange.around(
                        chart.across().logarithmic(),
                        spots(chart).mapToDouble(ScatterChart.Spot::x).toArray()),
                chart.up(),
                ChartRange.around(
                        chart.up().logarithmic(),
                        spots(chart).mapToDouble(ScatterChart.Spot::y).toArray()),
                HEIGHT));
        this.chart = chart;
        this.paper = paper;
    }

    private static Stream<ScatterChart.Spot> spots(ScatterChart chart) {
        return chart.series().stream().flatMap(series -> series.spots().stream());
    }

    @Override
    void drawData(Canvas canvas) {
        for (ScatterChart.Limit limit : chart.limits()) {
            if (axes.reaches(limit.at())) {
                axes.level(limit.at(), "limit", canvas);
                canvas.text("figure end", limit.name(), axes.right(), axes.y(limit.at()) - 4);
            }
        }
        List<ChartPoint> front = chart.front().stream().filter(axes::holds).toList();
        if (front.size() > 1) {
            axes.polyline(front, "front", canvas);
        }
        for (int i = 0; i < chart.series().size(); i++) {
            draw(chart.series().get(i), i, canvas);
        }
        labels(canvas);
    }

    private void draw(ScatterChart.Series series, int number, Canvas canvas) {
        for (ScatterChart.Spot spot : series.spots()) {
            if (!drawn(spot)) {
                continue;
            }
            String tooltip = series.name() + ", " + chart.told(spot);
            canvas.at(LineChart.style(number), tooltip, axes.x(spot.x()), axes.y(spot.y()), there -> {
                if (chosen(spot)) {
                    there.circle("ring", 0, 0, RING);
                }
                there.marker(spot.look() == ScatterChart.MarkerLook.HOLLOW ? "spot hollow" : "spot", number);
            });
        }
    }

    private boolean drawn(ScatterChart.Spot spot) {
        return axes.holds(new ChartPoint(spot.x(), spot.y()));
    }

    private static boolean chosen(ScatterChart.Spot spot) {
        return spot.look() == ScatterChart.MarkerLook.CHOSEN;
    }

    /** The position of a label relative to its point. */
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

    /** The horizontal distance of a label; larger for a chosen point, which has a ring. */
    private static double away(ScatterChart.Spot spot) {
        return LABEL_DISTANCE + (chosen(spot) ? RING / 2 : 0);
    }

    private void labels(Canvas canvas) {
        List<ScatterChart.Spot> all = spots(chart)
                .filter(this::drawn)
                .sorted(Comparator.comparingInt(this::importance))
                .toList();
        List<ChartBox> whereNarrow = taken(all, paper.narrow());
        List<ChartBox> onScreen = taken(all, paper.screen());
        for (ScatterChart.Spot spot : all) {
            Optional<Side> free = Stream.of(Side.values())
                    .filter(side -> free(label(spot, side, paper.screen()), onScreen, paper.screen()))
                    .filter(side ->
                            !chosen(spot) || free(label(spot, side, paper.narrow()), whereNarrow, paper.narrow()))
                    .findFirst();
            free.or(() -> chosen(spot) ? inside(spot) : Optional.empty()).ifPresent(side -> {
                ChartBox narrow = label(spot, side, paper.narrow());
                boolean everywhere = chosen(spot) || free(narrow, whereNarrow, paper.narrow());
                onScreen.add(label(spot, side, paper.screen()));
                if (everywhere) {
                    whereNarrow.add(narrow);
                }
                label(spot, side, everywhere, canvas);
            });
        }
    }

    private void label(ScatterChart.Spot spot, Side side, boolean everywhere, Canvas canvas) {
        String style = style(spot) + (side.right ? "" : " end") + (everywhere ? "" : " wide");
        double x = side.right ? away(spot) : -away(spot);
        double y = side.above ? -ABOVE : ABOVE + LETTERS_HIGH - 4;
        canvas.at("", "", axes.x(spot.x()), axes.y(spot.y()), there -> there.text(style, spot.label(), x, y));
    }

    private static String style(ScatterChart.Spot spot) {
        return chosen(spot) ? "tag-chosen" : "figure";
    }

    private int importance(ScatterChart.Spot spot) {
        boolean onFront = chart.front().contains(new ChartPoint(spot.x(), spot.y()));
        return chosen(spot) ? 0 : onFront ? 1 : 2;
    }

    /** The side of a chosen point on which its label stays within the narrowest drawing, even if it overlaps another. */
    private Optional<Side> inside(ScatterChart.Spot spot) {
        return Stream.of(Side.values())
                .filter(side -> free(label(spot, side, paper.narrow()), List.of(), paper.narrow()))
                .findFirst()
                .or(() -> Optional.of(Side.RIGHT));
    }

    private boolean free(ChartBox label, List<ChartBox> taken, double width) {
        return label.left() >= 0 && label.right() <= width && taken.stream().noneMatch(label::meets);
    }

    /** The areas that labels must not overlap: markers, limits and their names, and the name of the vertical axis. */
    private List<ChartBox> taken(List<ScatterChart.Spot> spots, double width) {
        List<ChartBox> boxes = new ArrayList<>();
        boxes.add(new ChartBox(0, 0, paper.width("label", chart.up().name()), LETTERS_HIGH + 2));
        for (ScatterChart.Limit limit : chart.limits()) {
            if (axes.reaches(limit.at())) {
                double y = axes.y(limit.at());
                boxes.add(new ChartBox(0, y - 1, width, y + 1));
                double right = axes.right() * width / 100;
                boxes.add(new ChartBox(right - paper.width("figure", limit.name()), y - LETTERS_HIGH - 2, right, y));
            }
        }
        for (ScatterChart.Spot spot : spots) {
            double x = width * axes.x(spot.x()) / 100;
            boxes.add(ChartBox.around(x, axes.y(spot.y()), MarkerShape.RADIUS));
        }
        return boxes;
    }

    private ChartBox label(ScatterChart.Spot spot, Side side, double width) {
        double x = width * axes.x(spot.x()) / 100;
        double y = axes.y(spot.y());
        double length = paper.width(style(spot), spot.label());
        double left = side.right ? x + away(spot) : x - away(spot) - length;
        double top = side.above ? y - ABOVE - LETTERS_HIGH : y + ABOVE - 4;
        return new ChartBox(left, top, left + length, top + LETTERS_HIGH);
    }
}
