package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Stream;
import org.semblance.report.chart.ChartAxis;
import org.semblance.report.chart.ChartPoint;
import org.semblance.report.chart.LineChart;
import org.semblance.report.experiment.Figure;

/**
 * Curves over k, reported as a table, as a chart and as figures.
 *
 * @param up the label of the vertical axis, with its unit
 * @param ks the k for which the curves are known; 1 is the original
 */
record CurvesOverK(String heading, String up, int decimals, List<Integer> ks, List<Curve> curves) {

    CurvesOverK(String heading, String up, int decimals, int[] ks, List<Curve> curves) {
        this(heading, up, decimals, Arrays.stream(ks).boxed().toList(), curves);
    }

    /** A curve; in {@code id}, K is a placeholder for the value of k. */
    record Curve(String id, String title, IntToDoubleFunction at) {}

    void report(ExperimentNotes notes) {
        notes.page.heading(heading);
        TextPage.Grid grid = new TextPage.Grid(
                Stream.concat(Stream.of("k"), curves.stream().map(Curve::title)).toArray(String[]::new));
        for (int k : ks) {
            List<String> row = new ArrayList<>(List.of(String.valueOf(k)));
            for (Curve curve : curves) {
                double value = curve.at().applyAsDouble(k);
                row.add(TextPage.number(value, decimals));
                notes.figures.add(Figure.ours(curve.id().replace("K", "k=" + k), value));
            }
            grid.row(row.toArray(String[]::new));
        }
        notes.page.grid(grid);
        notes.charts.add(new LineChart(
                heading,
                ChartAxis.linear("k"),
                ChartAxis.linear(up),
                curves.stream().map(this::line).toList()));
    }

    private LineChart.Line line(Curve curve) {
        return new LineChart.Line(
                curve.title(),
                ks.stream()
                        .map(k -> new ChartPoint(k, curve.at().applyAsDouble(k)))
                        .toList());
    }

    /** The original as k = 1, followed by all k. */
    static int[] withOriginal(int... ks) {
        int[] all = new int[ks.length + 1];
        all[0] = 1;
        System.arraycopy(ks, 0, all, 1, ks.length);
        return all;
    }
}
