package org.semblance.report;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.semblance.evaluate.compare.Comparison;
import org.semblance.evaluate.compare.ComparisonAxis;
import org.semblance.evaluate.compare.ComparisonCell;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.chart.ChartAxis;
import org.semblance.report.chart.ChartPoint;
import org.semblance.report.chart.LineChart;
import org.semblance.report.chart.ScatterChart;
import org.semblance.report.html.Html;

/** The charts of a comparison: the risk-utility map, and curves of loss, risk and score. */
final class ComparisonCharts {

    /** An axis becomes logarithmic if the largest value exceeds the smallest by more than this factor. */
    private static final double WIDE = 20;

    private final Comparison comparison;

    ComparisonCharts(Comparison comparison) {
        this.comparison = comparison;
    }

    void write(Html page) {
        map(page);
        curves(page);
    }

    private void map(Html page) {
        page.section("map", "Risk and loss of every choice");
        page.leaf(
                "p",
                "Each point is a method with the k shown next to it. Lower means less risk; further left means"
                        + " less information loss. The dashed line is the Pareto front: for every point off the line,"
                        + " another has less risk or less loss and is no worse in the other."
                        + (comparison.cells().stream().allMatch(ComparisonCell::holds)
                                ? ""
                                : " Outlined points could not be released because a guarantee does not hold."),
                "class",
                "lead");
        map().write(page);
        page.close();
    }

    /** The risk-utility map. */
    private ScatterChart map() {
        List<ScatterChart.Series> series = comparison.methods().stream()
                .map(method -> new ScatterChart.Series(method.label(), spots(cells(method))))
                .toList();
        return new ScatterChart(
                "Risk and loss: the risk-utility map",
                axis(comparison.loss()),
                axis(comparison.risk()),
                series,
                comparison.front().stream()
                        .map(cell -> new ChartPoint(comparison.loss(cell), comparison.risk(cell)))
                        .distinct()
                        .toList(),
                List.of(new ScatterChart.Limit(comparison.rule().tolerated(), "tolerated")));
    }

    /** The points of a method; adjacent values of k with the same loss and risk share a point. */
    private List<ScatterChart.Spot> spots(List<ComparisonCell> cells) {
        List<ScatterChart.Spot> spots = new ArrayList<>();
        for (int first = 0; first < cells.size(); ) {
            ComparisonCell cell = cells.get(first);
            int last = first;
            while (last + 1 < cells.size() && same(cell, cells.get(last + 1))) {
                last++;
            }
            Optional<ComparisonCell> chosen = comparison.chosen().filter(cells.subList(first, last + 1)::contains);
            String ks = cell.k() + (last > first ? "–" + cells.get(last).k() : "");
            spots.add(new ScatterChart.Spot(
                    comparison.loss(cell),
                    comparison.risk(cell),
                    chosen.map(one -> "k = " + one.k()).orElse(ks),
                    chosen.isPresent()
                            ? ScatterChart.MarkerLook.CHOSEN
                            : cell.holds() ? ScatterChart.MarkerLook.PLAIN : ScatterChart.MarkerLook.HOLLOW));
            first = last + 1;
        }
        return spots;
    }

    private boolean same(ComparisonCell one, ComparisonCell other) {
        return one.holds() == other.holds()
                && comparison.loss(one) == comparison.loss(other)
                && comparison.risk(one) == comparison.risk(other);
    }

    private List<ComparisonCell> cells(Comparison.ComparedMethod method) {
        return comparison.cells().stream()
                .filter(cell -> cell.method().equals(method.label()))
                .toList();
    }

    /** A logarithmic axis if a few large values would otherwise compress the rest, a linear one if not. */
    private static ChartAxis axis(String name, DoubleStream values) {
        DoubleSummaryStatistics of = values.summaryStatistics();
        return of.getMin() > 0 && of.getMax() > WIDE * of.getMin()
                ? ChartAxis.logarithmic(name + ", in equal ratios")
                : ChartAxis.linear(name);
    }

    private ChartAxis axis(ComparisonAxis axis) {
        return axis(
                axis.name() + (axis.percent(comparison.cells()) ? " (%)" : ""),
                comparison.cells().stream()
                        .mapToDouble(cell -> axis.of(cell.scores()).orElseThrow()));
    }

    private void curves(Html page) {
        page.section("curves", "Effect of k and of the weight α");
        page.open("div", "class", "charts");
        lines("Information loss by k", comparison.loss(), List.of()).write(page);
        lines("Risk by k", comparison.risk(), bound()).write(page);
        scores().write(page);
        page.close();
        page.leaf(
                "p",
                "The score is α times the loss and 1 − α times the risk, each in per cent"
                        + (comparison.loss().percent(comparison.cells())
                                        && comparison.risk().percent(comparison.cells())
                                ? ""
                                : " (a measure without an upper end, in per cent of the largest here)")
                        + ". No single weight is fair to all methods, so look at the whole curve."
                        + comparison
                                .bestScore()
                                .map(best -> " With α = " + NumberFormat.decimal(comparison.alpha()) + " the best is "
                                        + best.name() + ", with a score of "
                                        + NumberFormat.decimal(comparison.score(best, comparison.alpha())) + ".")
                                .orElse(""),
                "class",
                "quiet");
        page.close();
    }

    /** The upper bound of the risk under k-anonymity, if the risk is distance linkage. */
    private List<LineChart.Line> bound() {
        return comparison.risk().measure().equals(DistanceLinkage.NAME)
                ? List.of(new LineChart.Line(
                        "100/k, the maximum under k-anonymity",
                        comparison.cells().stream()
                                .map(ComparisonCell::k)
                                .distinct()
                                .sorted()
                                .map(k -> new ChartPoint(k, 100.0 / k))
                                .toList()))
                : List.of();
    }

    /** The score by weight of the loss. */
    private LineChart scores() {
        List<LineChart.Line> scores = new ArrayList<>();
        comparison
                .curves()
                .forEach((method, curve) -> scores.add(new LineChart.Line(
                        method,
                        curve.stream()
                                .map(best -> new ChartPoint(best.alpha(), best.score()))
                                .toList())));
        return new LineChart(
                "Score by the weight of the loss: each method with its best k; lower is better",
                ChartAxis.linear("weight of the loss, α"),
                axis(
                        "score",
                        scores.stream().flatMap(line -> line.points().stream()).mapToDouble(ChartPoint::y)),
                scores);
    }

    private LineChart lines(String title, ComparisonAxis axis, List<LineChart.Line> more) {
        List<LineChart.Line> lines = new ArrayList<>();
        for (Comparison.ComparedMethod method : comparison.methods()) {
            lines.add(new LineChart.Line(
                    method.label(),
                    cells(method).stream()
                            .map(cell -> new ChartPoint(
                                    cell.k(), axis.of(cell.scores()).orElseThrow()))
                            .toList()));
        }
        lines.addAll(more);
        return new LineChart(title, ChartAxis.linear("k"), axis(axis), lines);
    }
}
