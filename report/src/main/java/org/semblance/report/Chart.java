package org.semblance.report;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;

/**
 * Bars for one or two series of figures, as a figure with a caption. Many short labels stand under columns, others
 * beside bars. Nothing but lengths across is given in per cent of the width, so that letters keep their size on a phone.
 */
record Chart(String title, List<String> series, List<Point> points, DoubleFunction<String> format) {

    private static final int COLUMNS_FROM = 6;
    private static final int SHORT = 14;

    /** A label and its figure in each series. */
    record Point(String label, List<Double> values) {}

    /** Writes the chart, standing where that reads well. */
    void write(Html page) {
        if (points.size() >= COLUMNS_FROM && longestLabel() <= SHORT) {
            frame(page, new ColumnChart(this)::write);
        } else {
            lying(page);
        }
    }

    /** Writes the chart with lying bars, each with its figure. */
    void lying(Html page) {
        frame(page, new BarChart(this)::write);
    }

    /** A caption, a legend when there is more than one series, and the drawing. */
    private void frame(Html page, Consumer<Html> drawing) {
        page.open("figure", "class", "chart").leaf("figcaption", title);
        if (series.size() > 1) {
            page.open("p", "class", "legend", "aria-hidden", "true");
            for (int i = 0; i < series.size(); i++) {
                page.leaf("span", "", "class", "swatch " + style(i)).leaf("span", series.get(i), "class", "key");
            }
            page.close();
        }
        drawing.accept(page);
        page.close();
    }

    double longestLabel() {
        return points.stream()
                .mapToDouble(point -> Label.width(point.label()))
                .max()
                .orElse(0);
    }

    double largest() {
        return points.stream()
                .flatMap(point -> point.values().stream())
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(0);
    }

    /** The drawing in words: each label with its figures. */
    String description() {
        return points.stream()
                .map(point -> point.label() + ": " + figures(point))
                .collect(Collectors.joining("; ", "", "."));
    }

    private String figures(Point point) {
        StringBuilder figures = new StringBuilder();
        for (int i = 0; i < series.size(); i++) {
            figures.append(i == 0 ? "" : ", ")
                    .append(format.apply(point.values().get(i)));
            figures.append(series.size() > 1 ? " " + series.get(i) : "");
        }
        return figures.toString();
    }

    /** The name the style sheet knows a series by. */
    String style(int number) {
        return series.size() == 1 ? "only" : number == 0 ? "before" : "after";
    }
}
