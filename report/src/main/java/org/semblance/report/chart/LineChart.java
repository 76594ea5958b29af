package org.semblance.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.semblance.release.figures.FigureSheet;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.html.Html;

/** A line chart, as a figure with a caption, a legend, and a collapsible table of its values. */
public record LineChart(String title, ChartAxis across, ChartAxis up, List<Line> lines) implements DrawnChart {

    public LineChart {
        lines = List.copyOf(lines);
    }

    /** A line through points, from left to right. */
    public record Line(String name, List<ChartPoint> points) {
        public Line {
            points = List.copyOf(points);
        }
    }

    @Override
    public void write(Html page) {
        page.figure(this);
        legend().write(page);
        SvgCanvas.write(on(DrawingMedium.PAGE), title, description(), page);
        table(page);
        page.close();
    }

    /** The style class of a line. */
    static String style(int number) {
        return "line-" + number;
    }

    /** A text alternative: where each line begins and ends. */
    String description() {
        return lines.stream()
                .filter(line -> !line.points().isEmpty())
                .map(line -> {
                    ChartPoint first = line.points().get(0);
                    ChartPoint last = line.points().get(line.points().size() - 1);
                    return line.name() + ": from " + at(first) + " to " + at(last);
                })
                .collect(Collectors.joining("; ", "", "."));
    }

    private String at(ChartPoint point) {
        return NumberFormat.decimal(point.y()) + " at " + across.name() + " " + NumberFormat.decimal(point.x());
    }

    private void table(Html page) {
        page.open("details").leaf("summary", "The figures");
        page.scroll("scroll", "The figures").open("table").leaf("caption", up.name() + " by " + across.name());
        page.open("thead").open("tr").leaf("th", across.name(), "scope", "col", "class", "number");
        lines.forEach(line -> page.leaf("th", line.name(), "scope", "col", "class", "number"));
        page.close().close().open("tbody");
        for (double x : xs()) {
            page.open("tr").leaf("th", NumberFormat.decimal(x), "scope", "row", "class", "number");
            lines.forEach(line -> page.leaf("td", value(line, x), "class", "number"));
            page.close();
        }
        page.close().close().close().close();
    }

    private TreeSet<Double> xs() {
        TreeSet<Double> xs = new TreeSet<>();
        lines.forEach(line -> line.points().forEach(point -> xs.add(point.x())));
        return xs;
    }

    private static String value(Line line, double x) {
        double y = y(line, x);
        return Double.isNaN(y) ? "" : NumberFormat.decimal(y);
    }

    /** The value of a line; NaN if it has no point there. */
    private static double y(Line line, double x) {
        return line.points().stream()
                .filter(point -> point.x() == x)
                .mapToDouble(ChartPoint::y)
                .findFirst()
                .orElse(Double.NaN);
    }

    @Override
    public FigureSheet sheet() {
        List<String> columns = new ArrayList<>(List.of(across.name()));
        lines.forEach(line -> columns.add(line.name()));
        FigureSheet sheet = new FigureSheet(columns);
        for (double x : xs()) {
            List<Object> row = new ArrayList<>(List.of(x));
            lines.forEach(line -> row.add(y(line, x)));
            sheet.row(row.toArray());
        }
        return sheet;
    }

    @Override
    public Legend legend() {
        return Legend.swatches(
                IntStream.range(0, lines.size()).mapToObj(LineChart::style).toList(),
                lines.stream().map(Line::name).toList());
    }

    @Override
    public Drawing on(DrawingMedium paper) {
        return new LineDrawing(this, paper);
    }
}
