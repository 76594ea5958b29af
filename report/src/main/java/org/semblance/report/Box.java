package org.semblance.report;

/** A rectangle in pixels, by which labels are kept from lying on one another. */
record Box(double left, double top, double right, double bottom) {

    /** The square around a point. */
    static Box around(double x, double y, double half) {
        return new Box(x - half, y - half, x + half, y + half);
    }

    boolean meets(Box other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
}
