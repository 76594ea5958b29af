package org.semblance.report.chart;

import java.util.List;
import java.util.function.Consumer;

/**
 * A surface for drawing charts. Horizontal positions and lengths are in per cent of the width, except in a drawing of
 * fixed width and within {@link #at}; all others are in page pixels. A style is one or more class names, separated by
 * spaces, that are defined in the style sheet of pages and in {@link PictureStyle}.
 */
interface Canvas {

    void line(String style, double x1, double y1, double x2, double y2);

    void rect(String style, double x, double y, double width, double height);

    /** A rectangle with rounded corners. */
    void box(String style, double x, double y, double width, double height);

    void circle(String style, double x, double y, double radius);

    /** A line through points. */
    void polyline(String style, List<ChartPoint> points);

    /** A curve that is horizontal at both ends. */
    void curve(String style, double x1, double y1, double x2, double y2);

    /** The marker of a series, centred on the origin of {@link #at}. */
    void marker(String style, int series);

    /** A text. It starts at the position unless its style is {@code middle} or {@code end}. */
    void text(String style, String text, double x, double y);

    /** A text that rises to the right and ends at the position. */
    void slanted(String style, String text, double x, double y);

    /**
     * Draws with a common style.
     *
     * @param tooltip the tooltip; empty for none
     */
    void group(String style, String tooltip, Consumer<Canvas> drawing);

    /** Draws relative to a position, with both coordinates in pixels. */
    void at(String style, String tooltip, double x, double y, Consumer<Canvas> drawing);

    /** Draws something that links to an anchor of the page; pictures omit it. */
    void link(String style, String target, Consumer<Canvas> drawing);
}
