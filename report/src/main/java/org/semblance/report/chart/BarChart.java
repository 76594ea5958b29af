package org.semblance.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.semblance.release.figures.FigureSheet;
import org.semblance.report.html.Html;

/**
 * A bar chart of one or two series, as a figure with a caption. Six or more points with short labels are drawn as
 * vertical columns if there is room for every label, others as horizontal bars. Only horizontal lengths scale with the width, so that text keeps its
 * size on a phone.
 */
public record BarChart(
        String title, List<String> series, List<Point> points, DoubleFunction<String> format, boolean alwaysLying)
        implements DrawnChart {

    private static final int COLUMNS_FROM = 6;
    private static final int SHORT = 14;

    /**
     * A label and its value in each series.
     *
     * @param spread what is added to the last series, drawn apart: the part of coarser labels that belongs here
     */
    public record Point(String label, List<Double> values, double spread) {

        public Point(String label, List<Double> values) {
            this(label, values, 0);
        }

        /** The value of a series with what is added to it; 0 where it is not disclosed. */
        double whole(int series) {
            double value = values.get(series);
            return (Double.isNaN(value) ? 0 : value) + added(series);
        }

        /** What is added to a series. */
        double added(int series) {
            return series == values.size() - 1 ? spread : 0;
        }
    }

    /** The style of what is added to a series. */
    static final String SPREAD = "spread";

    /** A chart whose orientation depends on its labels. */
    public BarChart(String title, List<String> series, List<Point> points, DoubleFunction<String> format) {
        this(title, series, points, format, false);
    }

    @Override
    public void write(Html page) {
        page.figure(this);
        legend().write(page);
        SvgCanvas.write(on(DrawingMedium.PAGE), title, description(), page);
        page.close();
    }

    /** Writes the chart with horizontal bars, each with its value. */
    public void lying(Html page) {
        new BarChart(title, series, points, format, true).write(page);
    }

    boolean stands() {
        return !alwaysLying && points.size() >= COLUMNS_FROM && longestLabel() <= SHORT;
    }

    private double longestLabel() {
        return points.stream()
                .mapToDouble(point -> ChartLabel.width(point.label()))
                .max()
                .orElse(0);
    }

    double largest() {
        return points.stream()
                .flatMapToDouble(point -> IntStream.range(0, series.size()).mapToDouble(point::whole))
                .max()
                .orElse(0);
    }

    /** A text alternative: each label with its values. */
    String description() {
        return points.stream()
                .map(point -> point.label() + ": " + figures(point))
                .collect(Collectors.joining("; ", "", "."));
    }

    @Override
    public FigureSheet sheet() {
        List<String> columns = new ArrayList<>(List.of("label"));
        columns.addAll(series);
        if (spreads()) {
            columns.add(SPREAD);
        }
        FigureSheet sheet = new FigureSheet(columns);
        for (Point point : points) {
            List<Object> row = new ArrayList<>(List.of(point.label()));
            row.addAll(point.values());
            if (spreads()) {
                row.add(point.spread());
            }
            sheet.row(row.toArray());
        }
        return sheet;
    }

    @Override
    public Legend legend() {
        if (series.size() == 1) {
            return Legend.NONE;
        }
        return spreads()
                ? Legend.swatches(
                        List.of("before", "after", SPREAD),
                        List.of(series.get(0), series.get(1), series.get(1) + ", by a coarser label, spread evenly"))
                : Legend.swatches(List.of("before", "after"), series);
    }

    @Override
    public Drawing on(DrawingMedium paper) {
        if (stands()) {
            ColumnDrawing columns = new ColumnDrawing(this, paper);
            if (columns.legible()) {
                return columns;
            }
        }
        return new BarDrawing(this, paper);
    }

    List<String> labels() {
        return points.stream().map(Point::label).toList();
    }

    private boolean spreads() {
        return points.stream().anyMatch(point -> point.spread() > 0);
    }

    private String figures(Point point) {
        StringBuilder figures = new StringBuilder();
        for (int i = 0; i < series.size(); i++) {
            figures.append(i == 0 ? "" : ", ").append(figure(point.values().get(i)));
            figures.append(series.size() > 1 ? " " + series.get(i) : "");
        }
        return figures + (point.spread() > 0 ? ", and " + spread(point) + " by a coarser label" : "");
    }

    /** What is added to a value, which is an estimate. */
    String spread(Point point) {
        return "about " + format.apply(Math.rint(point.spread()));
    }

    /** A value, or a dash if it is not disclosed. */
    String figure(double value) {
        return Double.isNaN(value) ? "–" : format.apply(value);
    }

    /** The style class of a series. */
    String style(int number) {
        return series.size() == 1 ? "only" : number == 0 ? "before" : "after";
    }
}
