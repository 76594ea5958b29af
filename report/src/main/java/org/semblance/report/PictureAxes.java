package org.semblance.report;

import org.semblance.report.Picture.Anchor;

/** The two axes of a picture, with their grid, and where values lie between them. */
final class PictureAxes {

    private final ChartRange across;
    private final ChartRange up;
    private final double top;
    private final double height;
    private final double left;
    private final double right = Picture.WIDTH - Picture.MARGIN - 20;

    PictureAxes(ChartRange across, ChartRange up, double top, double height) {
        this.across = across;
        this.up = up;
        this.top = top;
        this.height = height;
        this.left = Picture.MARGIN
                + up.ticks().stream()
                        .mapToDouble(tick -> Picture.width(NumberFormat.decimal(tick), Picture.SMALL))
                        .max()
                        .orElse(0)
                + 20;
    }

    void draw(Picture picture, String acrossName, String upName) {
        picture.text(upName, Picture.MARGIN, top - 24, Anchor.START, Picture.TEXT, Picture.INK);
        for (double tick : up.ticks()) {
            picture.line(Picture.RULE, 2, left, y(tick), right, y(tick));
            picture.text(NumberFormat.decimal(tick), left - 14, y(tick) + 9, Anchor.END, Picture.SMALL, Picture.QUIET);
        }
        picture.line(Picture.QUIET, 2, left, top + height, right, top + height);
        for (double tick : across.ticks()) {
            picture.line(Picture.QUIET, 2, x(tick), top + height, x(tick), top + height + 8);
            picture.text(
                    NumberFormat.decimal(tick),
                    x(tick),
                    top + height + 40,
                    Anchor.MIDDLE,
                    Picture.SMALL,
                    Picture.QUIET);
        }
        picture.text(acrossName, (left + right) / 2, top + height + 90, Anchor.MIDDLE, Picture.TEXT, Picture.INK);
    }

    boolean holds(double x, double y) {
        return across.holds(x) && up.holds(y);
    }

    double x(double value) {
        return left + (right - left) * across.share(value);
    }

    double y(double value) {
        return top + height * (1 - up.share(value));
    }

    double left() {
        return left;
    }

    double right() {
        return right;
    }

    double top() {
        return top;
    }

    double bottom() {
        return top + height;
    }
}
