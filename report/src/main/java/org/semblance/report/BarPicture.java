package org.semblance.report;

import java.awt.Color;
import java.util.List;
import org.semblance.report.Picture.Anchor;

/** A {@link Chart} as a picture: standing columns or lying bars, as on the page. */
final class BarPicture {

    private static final int HEIGHT = 560;
    private static final double WIDEST_LABEL = 560;

    private final Chart chart;
    private final List<Color> colours;

    BarPicture(Chart chart) {
        this.chart = chart;
        this.colours = chart.series().size() == 1 ? List.of(Picture.BEFORE) : List.of(Picture.BEFORE, Picture.AFTER);
    }

    Picture picture() {
        return chart.stands() ? standing() : lying();
    }

    private int legend() {
        return chart.series().size() > 1 ? Picture.legendHeight(chart.series()) : 20;
    }

    private Picture lying() {
        int series = chart.series().size();
        int bar = series == 1 ? 34 : 27;
        int step = bar * series + 22;
        double labels = Math.min(WIDEST_LABEL, widest(Picture.TEXT)) + 24;
        double figures = chart.points().stream()
                        .flatMap(point -> point.values().stream())
                        .mapToDouble(value -> Picture.width(chart.figure(value), Picture.SMALL))
                        .max()
                        .orElse(0)
                + 24;
        Picture picture =
                new Picture(chart.title(), legend() + step * chart.points().size() + 20);
        double y = picture.top() + legend();
        if (series > 1) {
            picture.legend(chart.series(), colours);
        }
        double from = Picture.MARGIN + labels;
        double room = Picture.WIDTH - Picture.MARGIN - figures - from;
        double start = y - 6;
        double largest = chart.largest();
        for (Chart.Point point : chart.points()) {
            picture.text(
                    Picture.fit(point.label(), labels - 20, Picture.TEXT),
                    from - 16,
                    y + bar * series / 2.0 + 10,
                    Anchor.END,
                    Picture.TEXT,
                    Picture.INK);
            for (int i = 0; i < series; i++) {
                double value = point.values().get(i);
                double length = largest > 0 && value > 0 ? room * value / largest : 0;
                picture.rect(colours.get(i), from, y + i * bar, length, bar - 2);
                picture.text(
                        chart.figure(value),
                        from + length + 12,
                        y + i * bar + bar / 2.0 + 9,
                        Anchor.START,
                        Picture.SMALL,
                        Picture.QUIET);
            }
            y += step;
        }
        picture.line(Picture.QUIET, 2, from, start, from, y - 16);
        return picture;
    }

    private Picture standing() {
        ChartScale scale = ChartScale.upTo(chart.largest());
        double longest = widest(Picture.SMALL);
        double left = Picture.MARGIN + Picture.width(chart.figure(scale.high()), Picture.SMALL) + 20;
        double band = (Picture.WIDTH - Picture.MARGIN - left) / chart.points().size();
        boolean slanted = longest > band * 0.95;
        int below = slanted ? (int) (longest * 0.66) + 60 : 60;
        Picture picture = new Picture(chart.title(), legend() + 30 + HEIGHT + below);
        if (chart.series().size() > 1) {
            picture.legend(chart.series(), colours);
        }
        double top = picture.top() + legend() + 30;
        for (double tick : scale.ticks()) {
            double y = top + HEIGHT * (1 - tick / scale.high());
            picture.line(Picture.RULE, 2, left, y, Picture.WIDTH - Picture.MARGIN, y);
            picture.text(chart.figure(tick), left - 14, y + 9, Anchor.END, Picture.SMALL, Picture.QUIET);
        }
        for (int i = 0; i < chart.points().size(); i++) {
            columns(picture, chart.points().get(i), left + i * band, band, top, scale);
            double middle = left + (i + 0.5) * band;
            String label = chart.points().get(i).label();
            if (slanted) {
                picture.slanted(label, middle + 10, top + HEIGHT + 36, Picture.SMALL);
            } else {
                picture.text(label, middle, top + HEIGHT + 40, Anchor.MIDDLE, Picture.SMALL, Picture.INK);
            }
        }
        picture.line(Picture.QUIET, 2, left, top + HEIGHT, Picture.WIDTH - Picture.MARGIN, top + HEIGHT);
        return picture;
    }

    private void columns(Picture picture, Chart.Point point, double start, double band, double top, ChartScale scale) {
        int series = point.values().size();
        double width = (series == 1 ? 0.64 : 0.78) * band / series;
        double x = start + (band - width * series) / 2;
        for (int i = 0; i < series; i++) {
            double value = point.values().get(i);
            double height = value > 0 ? Math.max(3, HEIGHT * value / scale.high()) : 0;
            picture.rect(colours.get(i), x + i * width, top + HEIGHT - height, width - 1, height);
            if (series == 1 && Picture.width(chart.figure(value), Picture.SMALL) < band) {
                picture.text(
                        chart.figure(value),
                        start + band / 2,
                        top + HEIGHT - height - 10,
                        Anchor.MIDDLE,
                        Picture.SMALL,
                        Picture.QUIET);
            }
        }
    }

    private double widest(int size) {
        return chart.points().stream()
                .mapToDouble(point -> Picture.width(point.label(), size))
                .max()
                .orElse(0);
    }
}
