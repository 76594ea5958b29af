package org.semblance.report.chart;

import java.util.List;
import java.util.function.Consumer;

/**
 * What charts are drawn on. Places and lengths across are in per cent of the width, unless a drawing has a width of its own or
 * {@link #at} leads to a place; all others are in pixels of a page. A style is one or more names, with spaces between them, that
 * the style sheet of pages and {@link PictureStyle} know.
 */
interface Canvas {

    void line(String style, double x1, double y1, double x2, double y2);

    void rect(String style, double x, double y, double width, double height);

    /** A rectangle with round corners. */
    void box(String style, double x, double y, double width, double height);

    void circle(String style, double x, double y, double radius);

    /** A line through points. */
    void polyline(String style, List<ChartPoint> points);

    /** A line that leaves and arrives level. */
    void curve(String style, double x1, double y1, double x2, double y2);

    /** The shape of a series, around the place that {@link #at} leads to. */
    void marker(String style, int series);

    /** A text; it begins at the place unless its style is {@code middle} or {@code end}. */
    void text(String style, String text, double x, double y);

    /** A text that rises to the right and ends at a place. */
    void slanted(String style, String text, double x, double y);

    /**
     * Draws with a common style.
     *
     * @param tooltip what a reader who points at it is shown; empty for nothing
     */
    void group(String style, String tooltip, Consumer<Canvas> drawing);

    /** Draws around a place, in pixels both ways. */
    void at(String style, String tooltip, double x, double y, Consumer<Canvas> drawing);

    /** Draws what leads to another place of the page; a picture has none. */
    void link(String style, String target, Consumer<Canvas> drawing);
}
