package org.semblance.report.chart;

import java.util.List;
import java.util.stream.Collectors;
import org.semblance.release.figures.Distribution.Bar;
import org.semblance.release.figures.Distribution.ShownCounts;
import org.semblance.release.figures.Distribution.Span;
import org.semblance.release.figures.FigureSheet;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.html.Html;

/**
 * A histogram of numbers before and after masking: filled bars for before, outlines for after. The area of a bar is
 * proportional to its rows, so that merged ranges are wide rather than high. The first and last ranges may be open;
 * they are drawn as wide as the narrowest.
 *
 * @param bars ranges only, from left to right
 */
public record Histogram(String title, List<Bar> bars) implements DrawnChart {

    /** A bar as drawn: its ends on the scale of the numbers, and its rows per narrowest width. */
    record Column(Bar bar, double from, double to, double before, double after) {}

    public Histogram {
        bars = List.copyOf(bars);
    }

    /** Whether the ranges can be drawn, which requires at least one with two ends. */
    public static boolean draws(List<Bar> bars) {
        return bars.stream().anyMatch(bar -> bar.span().filter(Histogram::ends).isPresent());
    }

    private static boolean ends(Span span) {
        return Double.isFinite(span.from()) && Double.isFinite(span.to());
    }

    /** The width of the ranges that were not merged. */
    public double width() {
        return bars.stream()
                .flatMap(bar -> bar.span().stream())
                .filter(Histogram::ends)
                .mapToDouble(span -> span.to() - span.from())
                .min()
                .orElse(1);
    }

    /** Whether ranges were merged, so that some are wider than others. */
    public boolean joined() {
        double width = width() * 1.01;
        return bars.stream()
                .flatMap(bar -> bar.span().stream())
                .anyMatch(span -> ends(span) && span.to() - span.from() > width);
    }

    List<Column> columns() {
        double width = width();
        return bars.stream().map(bar -> column(bar, width)).toList();
    }

    private static Column column(Bar bar, double width) {
        Span span = bar.span().orElseThrow();
        double from = Double.isFinite(span.from()) ? span.from() : span.to() - width;
        double to = Double.isFinite(span.to()) ? span.to() : span.from() + width;
        double widths = Math.max(1, (to - from) / width);
        return new Column(bar, from, to, bar.before() / widths, bar.after() / widths);
    }

    double largest() {
        return columns().stream()
                .mapToDouble(column -> Math.max(column.before(), column.after()))
                .max()
                .orElse(0);
    }

    /** The bounds of bars to label on the axis: about this many, evenly spaced, from the first one. */
    List<Double> edges(int about) {
        List<Double> all = columns().stream()
                .map(Column::to)
                .limit(Math.max(0, bars.size() - 1))
                .toList();
        int step = Math.max(1, (int) Math.ceil((all.size() - 1) / (double) about));
        return all.stream()
                .filter(edge -> all.indexOf(edge) % step == 0
                        || (all.indexOf(edge) == all.size() - 1 && (all.size() - 1) % step > step / 2))
                .toList();
    }

    @Override
    public void write(Html page) {
        page.figure(this);
        legend().write(page);
        SvgCanvas.write(on(DrawingMedium.PAGE), title, description(), page);
        page.close();
    }

    /** A text alternative. */
    String description() {
        return bars.stream()
                .map(bar -> bar.label() + ": " + NumberFormat.count(bar.before()) + " before, " + after(bar) + " after")
                .collect(Collectors.joining("; ", "", "."));
    }

    private static String after(Bar bar) {
        return bar.shown() == ShownCounts.BEFORE ? "–" : NumberFormat.count(bar.after());
    }

    @Override
    public FigureSheet sheet() {
        FigureSheet sheet = new FigureSheet("range", "from", "to", "before", "after");
        for (Bar bar : bars) {
            Span span = bar.span().orElseThrow();
            sheet.row(
                    bar.label(),
                    span.from(),
                    span.to(),
                    bar.before(),
                    bar.shown() == ShownCounts.BEFORE ? Double.NaN : bar.after());
        }
        return sheet;
    }

    @Override
    public Legend legend() {
        return Legend.swatches(List.of("before", "outline"), List.of("before", "after (outline)"));
    }

    @Override
    public Drawing on(DrawingMedium paper) {
        return new HistogramDrawing(this, paper);
    }
}
