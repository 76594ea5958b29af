package org.semblance.report;

import java.util.List;
import org.semblance.data.Decimal;
import org.semblance.report.Picture.Anchor;

/** A {@link Histogram} as a picture. */
final class HistogramPicture {

    private static final int HEIGHT = 640;

    private final Histogram chart;

    HistogramPicture(Histogram chart) {
        this.chart = chart;
    }

    Picture picture() {
        List<Histogram.Column> columns = chart.columns();
        ChartScale scale = ChartScale.upTo(chart.largest());
        List<String> names = List.of("before", "after (outline)");
        int legend = Picture.legendHeight(names);
        Picture picture = new Picture(chart.title(), legend + 30 + HEIGHT + 70);
        picture.legend(names, List.of(Picture.BEFORE, Picture.AFTER));
        double top = picture.top() + legend + 30;
        double left = Picture.MARGIN + Picture.width(NumberFormat.decimal(scale.high()), Picture.SMALL) + 24;
        double right = Picture.WIDTH - Picture.MARGIN;
        double low = columns.get(0).from();
        double across = (right - left) / (columns.get(columns.size() - 1).to() - low);
        for (double tick : scale.ticks()) {
            double y = top + HEIGHT * (1 - tick / scale.high());
            picture.line(Picture.RULE, 2, left, y, right, y);
            picture.text(NumberFormat.decimal(tick), left - 14, y + 9, Anchor.END, Picture.SMALL, Picture.QUIET);
        }
        for (Histogram.Column column : columns) {
            double x = left + across * (column.from() - low);
            double height = HEIGHT * column.before() / scale.high();
            picture.rect(
                    Picture.BEFORE, x + 1, top + HEIGHT - height, across * (column.to() - column.from()) - 2, height);
        }
        for (Histogram.Column column : columns) {
            double x = left + across * (column.from() - low);
            double height = HEIGHT * column.after() / scale.high();
            if (height > 0) {
                picture.outline(
                        Picture.AFTER,
                        6,
                        x + 3,
                        top + HEIGHT - height,
                        across * (column.to() - column.from()) - 6,
                        height);
            }
        }
        picture.line(Picture.QUIET, 2, left, top + HEIGHT, right, top + HEIGHT);
        for (double edge : chart.edges(8)) {
            picture.text(
                    Decimal.text(edge),
                    left + across * (edge - low),
                    top + HEIGHT + 42,
                    Anchor.MIDDLE,
                    Picture.SMALL,
                    Picture.INK);
        }
        return picture;
    }
}
