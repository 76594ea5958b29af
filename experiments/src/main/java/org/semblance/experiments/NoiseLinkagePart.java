package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.risk.AssignmentLinkage;
import org.semblance.report.chart.ChartAxis;
import org.semblance.report.chart.ChartPoint;
import org.semblance.report.chart.LineChart;
import org.semblance.report.experiment.Figure;

/** The risk that remains after noise: how many records an intruder links by assigning all of them at once. */
final class NoiseLinkagePart {

    private final List<NoiseSweep> sweeps;
    private final long[] seeds;

    NoiseLinkagePart(List<NoiseSweep> sweeps, long... seeds) {
        this.sweeps = List.copyOf(sweeps);
        this.seeds = seeds.clone();
    }

    void report(ExperimentNotes notes) {
        notes.page.heading("Risk: records linked by optimal assignment, in per cent");
        notes.page.say(
                "The intruder knows both original diagnoses of everybody in the sample, and that rows belong together one"
                        + " to one. Without noise,");
        notes.page.say(
                "only equal records hide each other. Noise claims no k-anonymity. Mean and standard deviation over "
                        + seeds.length + " seeds.");
        TextPage.Grid grid =
                new TextPage.Grid("sample", "without noise", "α", "correlated", "RMSE", "uncorrelated", "RMSE");
        List<LineChart.Line> lines = new ArrayList<>();
        for (NoiseSweep sweep : sweeps) {
            PairSample sample = sweep.sample();
            double without = linked(sample.data(), sample.data().table());
            notes.figures.add(Figure.ours(sample.id() + "/assignment-linkage/without-noise", without));
            Map<NoiseVariant, List<ChartPoint>> points = new EnumMap<>(NoiseVariant.class);
            for (double alpha : sweep.alphas()) {
                List<String> row =
                        new ArrayList<>(List.of(sample.id(), TextPage.number(without, 1), TextPage.number(alpha, 1)));
                for (NoiseVariant variant : NoiseVariant.values()) {
                    SeedRepetitions found = SeedRepetitions.of(Arrays.stream(seeds)
                            .parallel()
                            .mapToDouble(seed -> linked(
                                    sample.data(),
                                    sweep.often(variant).at(alpha, seed).table()))
                            .toArray());
                    row.add(found.text(1));
                    row.add(TextPage.number(
                            sweep.at(variant, alpha, NoiseOutcome::actual).mean(), 3));
                    points.computeIfAbsent(variant, first -> new ArrayList<>(List.of(new ChartPoint(0, without))))
                            .add(new ChartPoint(alpha, found.mean()));
                    notes.figures.add(Figure.ours(
                            sample.id() + "/alpha=" + TextPage.number(alpha, 1) + "/" + variant.title()
                                    + "/assignment-linkage",
                            found.mean()));
                }
                grid.row(row.toArray(String[]::new));
            }
            points.forEach((variant, ofVariant) ->
                    lines.add(new LineChart.Line(sample.id() + ", " + variant.title(), ofVariant)));
        }
        notes.page.grid(grid);
        notes.charts.add(new LineChart(
                "Records linked by optimal assignment", ChartAxis.linear("α"), ChartAxis.linear("linked, %"), lines));
    }

    private static double linked(Dataset original, Table released) {
        return new AssignmentLinkage().of(original, released, Watcher.SILENT).value();
    }
}
