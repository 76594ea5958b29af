package org.semblance.report;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.semblance.report.Picture.Anchor;

/** A {@link ScatterChart} as a picture. Labels that would lie on others are left out; chosen points get theirs first. */
final class ScatterPicture {

    private static final int HEIGHT = 900;
    private static final double RADIUS = 13;

    private final ScatterChart chart;
    private final List<ChartBox> taken = new ArrayList<>();

    ScatterPicture(ScatterChart chart) {
        this.chart = chart;
    }

    Picture picture() {
        List<String> names =
                chart.series().stream().map(ScatterChart.Series::name).toList();
        int legend = Picture.legendHeight(names);
        Picture picture = new Picture(chart.title(), legend + 60 + HEIGHT + 130);
        picture.shapes(names);
        PictureAxes axes = new PictureAxes(
                range(chart.across().logarithmic(), ScatterChart.Spot::x),
                range(chart.up().logarithmic(), ScatterChart.Spot::y),
                picture.top() + legend + 60,
                HEIGHT);
        axes.draw(picture, chart.across().name(), chart.up().name());
        double name = Picture.MARGIN + Picture.width(chart.up().name(), Picture.TEXT);
        taken.add(new ChartBox(Picture.MARGIN, axes.top() - 24 - Picture.TEXT, name, axes.top() - 18));
        chart.limits().forEach(limit -> limit(limit, axes, picture));
        for (int i = 1; i < chart.front().size(); i++) {
            ChartPoint from = chart.front().get(i - 1);
            ChartPoint to = chart.front().get(i);
            picture.dashes(Picture.QUIET, axes.x(from.x()), axes.y(from.y()), axes.x(to.x()), axes.y(to.y()));
        }
        for (int i = 0; i < chart.series().size(); i++) {
            for (ScatterChart.Spot spot : chart.series().get(i).spots()) {
                spot(spot, i, axes, picture);
            }
        }
        spots().filter(spot -> axes.holds(spot.x(), spot.y()))
                .sorted((one, other) -> Boolean.compare(chosen(other), chosen(one)))
                .forEach(spot -> label(spot, axes, picture));
        return picture;
    }

    private Stream<ScatterChart.Spot> spots() {
        return chart.series().stream().flatMap(series -> series.spots().stream());
    }

    private static boolean chosen(ScatterChart.Spot spot) {
        return spot.look() == ScatterChart.Look.CHOSEN;
    }

    private ChartRange range(boolean logarithmic, ToDoubleFunction<ScatterChart.Spot> of) {
        return ChartRange.around(logarithmic, spots().mapToDouble(of).toArray());
    }

    private void limit(ScatterChart.Limit limit, PictureAxes axes, Picture picture) {
        double y = axes.y(limit.at());
        if (y >= axes.top() && y <= axes.bottom()) {
            picture.dashes(Picture.LINES.get(3), axes.left(), y, axes.right(), y);
            double width = Picture.width(limit.name(), Picture.SMALL);
            taken.add(new ChartBox(axes.left(), y - 2, axes.right(), y + 2));
            taken.add(new ChartBox(axes.right() - width, y - 34, axes.right(), y));
            picture.text(limit.name(), axes.right(), y - 10, Anchor.END, Picture.SMALL, Picture.INK);
        }
    }

    private void spot(ScatterChart.Spot spot, int series, PictureAxes axes, Picture picture) {
        if (!axes.holds(spot.x(), spot.y())) {
            return;
        }
        double x = axes.x(spot.x());
        double y = axes.y(spot.y());
        if (chosen(spot)) {
            picture.ring(Picture.INK, x, y, 2 * RADIUS);
        }
        picture.shape(series, x, y, RADIUS);
        if (spot.look() == ScatterChart.Look.HOLLOW) {
            picture.shape(Color.WHITE, series, x, y, RADIUS * 0.6);
        }
        taken.add(ChartBox.around(x, y, RADIUS));
    }

    private void label(ScatterChart.Spot spot, PictureAxes axes, Picture picture) {
        double width = Picture.width(spot.label(), Picture.SMALL);
        double x = axes.x(spot.x()) + (chosen(spot) ? 34 : 20);
        boolean left = x + width > Picture.WIDTH - Picture.MARGIN / 2.0;
        double start = left ? axes.x(spot.x()) - 20 - width : x;
        double above = axes.y(spot.y()) - 14;
        double below = axes.y(spot.y()) + 36;
        double y = free(box(start, above, width)) || !free(box(start, below, width)) ? above : below;
        if (chosen(spot) || free(box(start, y, width))) {
            taken.add(box(start, y, width));
            picture.text(spot.label(), start, y, Anchor.START, Picture.SMALL, Picture.INK);
        }
    }

    private static ChartBox box(double start, double y, double width) {
        return new ChartBox(start, y - 24, start + width, y + 4);
    }

    private boolean free(ChartBox label) {
        return taken.stream().noneMatch(label::meets);
    }
}
