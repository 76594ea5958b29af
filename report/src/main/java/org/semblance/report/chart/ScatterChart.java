package org.semblance.report.chart;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.semblance.release.figures.FigureSheet;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.html.Html;

/**
 * A scatter chart of several series, such as a risk-utility map, as a figure with a caption, a legend, and a
 * collapsible table of its values. Each series has its own colour and marker.
 *
 * @param front the points of a line, from left to right; empty for no line
 * @param limits horizontal lines at values of the vertical axis
 */
public record ScatterChart(
        String title, ChartAxis across, ChartAxis up, List<Series> series, List<ChartPoint> front, List<Limit> limits)
        implements DrawnChart {

    public ScatterChart {
        series = List.copyOf(series);
        front = List.copyOf(front);
        limits = List.copyOf(limits);
    }

    /** Points that belong together. */
    public record Series(String name, List<Spot> spots) {
        public Series {
            spots = List.copyOf(spots);
        }
    }

    /** A point with a short label, in the units of the axes. */
    public record Spot(double x, double y, String label, MarkerLook look) {}

    /** The appearance of a point. */
    public enum MarkerLook {
        PLAIN,
        /** An outline, for a point that is not eligible. */
        HOLLOW,
        /** With a ring around it. */
        CHOSEN
    }

    /** A value that should not be exceeded, and its name. */
    public record Limit(double at, String name) {}

    @Override
    public void write(Html page) {
        page.figure(this, "chart map");
        legend().write(page);
        SvgCanvas.write(on(DrawingMedium.PAGE), title, description(), page);
        table(page);
        page.close();
    }

    /** A text alternative: the points of each series, and which one is chosen. */
    String description() {
        return series.stream()
                .filter(one -> !one.spots().isEmpty())
                .map(one ->
                        one.name() + ": " + one.spots().stream().map(this::told).collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; ", "", "."));
    }

    String told(Spot spot) {
        return spot.label() + " at " + across.name() + " " + NumberFormat.decimal(spot.x()) + ", " + up.name() + " "
                + NumberFormat.decimal(spot.y()) + (spot.look() == MarkerLook.CHOSEN ? " (chosen)" : "");
    }

    @Override
    public FigureSheet sheet() {
        FigureSheet sheet = new FigureSheet("series", "point", across.name(), up.name());
        for (Series one : series) {
            one.spots().forEach(spot -> sheet.row(one.name(), spot.label(), spot.x(), spot.y()));
        }
        limits.forEach(limit -> sheet.row("limit", limit.name(), Double.NaN, limit.at()));
        return sheet;
    }

    @Override
    public Legend legend() {
        return new Legend(IntStream.range(0, series.size())
                .mapToObj(i -> new Legend.Key(
                        LineChart.style(i), OptionalInt.of(i), series.get(i).name()))
                .toList());
    }

    @Override
    public Drawing on(DrawingMedium paper) {
        return new ScatterDrawing(this, paper);
    }

    private void table(Html page) {
        page.open("details").leaf("summary", "The figures");
        page.scroll("scroll", "The figures").open("table").leaf("caption", up.name() + " and " + across.name());
        page.open("thead").open("tr");
        page.leaf("th", "Series", "scope", "col").leaf("th", "Point", "scope", "col");
        page.leaf("th", across.name(), "scope", "col", "class", "number");
        page.leaf("th", up.name(), "scope", "col", "class", "number");
        page.close().close().open("tbody");
        for (Series one : series) {
            for (Spot spot : one.spots()) {
                page.open("tr").leaf("th", one.name(), "scope", "row").leaf("td", spot.label());
                page.leaf("td", NumberFormat.decimal(spot.x()), "class", "number");
                page.leaf("td", NumberFormat.decimal(spot.y()), "class", "number")
                        .close();
            }
        }
        page.close().close().close().close();
    }
}
