package org.semblance.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.html.Html;

/**
 * A canvas that writes static SVG into a page. Only horizontal lengths scale with the width, so that text keeps its
 * size on a phone.
 */
final class SvgCanvas implements Canvas {

    private final Html page;
    private final double height;
    private final String unit;

    private SvgCanvas(Html page, double height, String unit) {
        this.page = page;
        this.height = height;
        this.unit = unit;
    }

    /** Writes a drawing, with its title and a text alternative. */
    static void write(Drawing drawing, String title, String description, Html page) {
        String height = NumberFormat.length(Math.ceil(drawing.height()));
        if (drawing.width().isPresent()) {
            String width = NumberFormat.length(drawing.width().getAsDouble());
            page.open("svg", "role", "img", "viewBox", "0 0 " + width + " " + height, "width", width, "height", height);
        } else {
            page.open("svg", "class", drawing.style(), "role", "img", "width", "100%", "height", height);
        }
        page.leaf("title", title).leaf("desc", description);
        drawing.draw(new SvgCanvas(page, drawing.height(), drawing.width().isPresent() ? "" : "%"));
        page.close();
    }

    /** Opens an element, with a class attribute only if it has a style. */
    private void open(String tag, String style, String... attributes) {
        List<String> all = new ArrayList<>(style.isEmpty() ? List.of() : List.of("class", style));
        all.addAll(List.of(attributes));
        page.open(tag, all.toArray(String[]::new));
    }

    private void leaf(String tag, String text, String style, String... attributes) {
        open(tag, style, attributes);
        page.text(text).close();
    }

    private String across(double x) {
        return NumberFormat.length(x) + unit;
    }

    private static String down(double y) {
        return NumberFormat.length(y);
    }

    @Override
    public void line(String style, double x1, double y1, double x2, double y2) {
        leaf("line", "", style, "x1", across(x1), "x2", across(x2), "y1", down(y1), "y2", down(y2));
    }

    @Override
    public void rect(String style, double x, double y, double width, double height) {
        leaf("rect", "", style, "x", across(x), "y", down(y), "width", across(width), "height", down(height));
    }

    @Override
    public void box(String style, double x, double y, double width, double height) {
        leaf(
                "rect",
                "",
                style,
                "x",
                across(x),
                "y",
                down(y),
                "width",
                across(width),
                "height",
                down(height),
                "rx",
                "4");
    }

    @Override
    public void circle(String style, double x, double y, double radius) {
        leaf("circle", "", style, "cx", across(x), "cy", down(y), "r", down(radius));
    }

    /**
     * The points attribute allows no percentages, so the line is in a nested SVG that is stretched, but its strokes are
     * not.
     */
    @Override
    public void polyline(String style, List<ChartPoint> points) {
        page.open(
                "svg",
                "width",
                "100%",
                "height",
                down(height),
                "viewBox",
                "0 0 100 " + down(height),
                "preserveAspectRatio",
                "none",
                "overflow",
                "visible");
        String places = points.stream()
                .map(point -> NumberFormat.length(point.x()) + "," + down(point.y()))
                .collect(Collectors.joining(" "));
        leaf("polyline", "", style, "points", places);
        page.close();
    }

    @Override
    public void curve(String style, double x1, double y1, double x2, double y2) {
        String bend = NumberFormat.length((x1 + x2) / 2);
        String path = "M" + NumberFormat.length(x1) + " " + down(y1) + "C" + bend + " " + down(y1) + " " + bend + " "
                + down(y2) + " " + NumberFormat.length(x2) + " " + down(y2);
        leaf("path", "", style, "d", path);
    }

    @Override
    public void marker(String style, int series) {
        leaf("path", "", style, "d", MarkerShape.of(series));
    }

    @Override
    public void text(String style, String text, double x, double y) {
        leaf("text", text, style, "x", across(x), "y", down(y));
    }

    /** A nested SVG, so that the text is rotated about its position. */
    @Override
    public void slanted(String style, String text, double x, double y) {
        place(x, y, "");
        page.leaf("text", text, "class", style + " end", "x", "4", "transform", "rotate(-40)")
                .close();
    }

    @Override
    public void group(String style, String tooltip, Consumer<Canvas> drawing) {
        open("g", style);
        tooltip(tooltip);
        drawing.accept(this);
        page.close();
    }

    @Override
    public void at(String style, String tooltip, double x, double y, Consumer<Canvas> drawing) {
        place(x, y, style);
        tooltip(tooltip);
        drawing.accept(new SvgCanvas(page, height, ""));
        page.close();
    }

    private void place(double x, double y, String style) {
        open("svg", style, "x", across(x), "y", down(y), "overflow", "visible");
    }

    private void tooltip(String tooltip) {
        if (!tooltip.isEmpty()) {
            page.leaf("title", tooltip);
        }
    }

    @Override
    public void link(String style, String target, Consumer<Canvas> drawing) {
        page.open("a", "href", "#" + target, "class", style);
        drawing.accept(this);
        page.close();
    }
}
