package org.semblance.report.chart;

/** A rectangle in pixels, for detecting overlaps of labels. */
record ChartBox(double left, double top, double right, double bottom) {

    /** The square around a point. */
    static ChartBox around(double x, double y, double half) {
        return new ChartBox(x - half, y - half, x + half, y + half);
    }

    boolean meets(ChartBox other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
}
