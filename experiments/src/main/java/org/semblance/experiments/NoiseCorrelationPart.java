package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.report.chart.ChartAxis;
import org.semblance.report.chart.ChartPoint;
import org.semblance.report.chart.LineChart;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/** Figs. 1 and 2: the correlation that remains, by noise level and method. */
final class NoiseCorrelationPart {

    /** The ratio below which a difference counts as much smaller than another. */
    private static final double MUCH_SMALLER = 1.0 / 3;

    private final NoiseSweep strong;
    private final NoiseSweep withHalf;
    private final NoiseSweep weak;

    NoiseCorrelationPart(NoiseSweep strong, NoiseSweep withHalf, NoiseSweep weak) {
        this.strong = strong;
        this.withHalf = withHalf;
        this.weak = weak;
    }

    void report(ExperimentNotes notes) {
        show(notes, strong, "Fig. 1: semantic distance correlation, strongly correlated attributes");
        show(notes, weak, "Fig. 2: semantic distance correlation, weakly correlated attributes");
        show(notes, withHalf, "The same with pairs of exactly .5 in the strong sample, which then starts lower");
        notes.page.say("");
        notes.page.say("The paper prints no figures of these charts, only that they start at 0.94 and 0.24.");
        claims(notes);
    }

    private static void show(ExperimentNotes notes, NoiseSweep sweep, String heading) {
        String id = sweep.sample().id();
        double original = sweep.before().correlation();
        notes.page.heading(heading);
        notes.page.say("Before: " + TextPage.number(original, 3)
                + ". Mean and standard deviation over seeds, and their range.");
        TextPage.Grid grid = new TextPage.Grid("α", "correlated", "range", "uncorrelated", "range", "gap");
        for (double alpha : sweep.alphas()) {
            List<String> row = new ArrayList<>(List.of(TextPage.number(alpha, 1)));
            for (NoiseVariant variant : NoiseVariant.values()) {
                SeedRepetitions found = sweep.correlation(variant, alpha);
                String cell = id + "/alpha=" + TextPage.number(alpha, 1) + "/" + variant.title() + "/correlation";
                notes.figures.add(Figure.ours(cell, found.mean()));
                notes.figures.add(Figure.ours(cell + "/deviation", found.deviation()));
                row.add(found.text(3));
                row.add(TextPage.number(found.least(), 3) + " to " + TextPage.number(found.most(), 3));
            }
            row.add(TextPage.difference(sweep.gap(alpha), 3));
            grid.row(row.toArray(String[]::new));
        }
        notes.page.grid(grid);
        notes.charts.add(
                new LineChart(heading, ChartAxis.linear("α"), ChartAxis.linear("sdCor"), lines(sweep, original)));
    }

    private static List<LineChart.Line> lines(NoiseSweep sweep, double original) {
        List<LineChart.Line> lines = new ArrayList<>();
        for (NoiseVariant variant : NoiseVariant.values()) {
            List<ChartPoint> points = new ArrayList<>(List.of(new ChartPoint(0, original)));
            for (double alpha : sweep.alphas()) {
                points.add(
                        new ChartPoint(alpha, sweep.correlation(variant, alpha).mean()));
            }
            lines.add(new LineChart.Line(variant.title(), points));
        }
        return lines;
    }

    private void claims(ExperimentNotes notes) {
        for (NoiseSweep sweep : List.of(strong, withHalf)) {
            String of = sweep == strong ? "Strong" : "Strong, pairs of .5 included";
            notes.claims.add(new Claim(
                    of
                            + ": the correlated method keeps more correlation than the uncorrelated one at every α, with every"
                            + " seed (gaps " + gaps(sweep) + ")",
                    Arrays.stream(sweep.alphas()).allMatch(alpha -> above(sweep, alpha))));
            notes.claims.add(new Claim(
                    of + ": the difference is more noticeable for large α: it grows with every step", grows(sweep)));
        }
        notes.claims.add(new Claim(
                "Strong: what the correlated method leaves is nearer to the original at every α, with every seed",
                Arrays.stream(strong.alphas()).allMatch(alpha -> nearer(strong, alpha))));
        notes.claims.add(new Claim(
                "Weak: the differences between methods are much smaller, less than a third of the strong ones at every α"
                        + " (gaps " + gaps(weak) + ")",
                Arrays.stream(weak.alphas())
                        .allMatch(alpha -> Math.abs(weak.gap(alpha)) < MUCH_SMALLER * strong.gap(alpha))));
        notes.claims.add(new Claim(
                "Weak: the differences are within what seeds do, two standard deviations, at every α" + beyond(),
                beyond().isEmpty()));
    }

    private static String gaps(NoiseSweep sweep) {
        double[] alphas = sweep.alphas();
        return TextPage.difference(sweep.gap(alphas[0]), 3) + " at α = " + alphas[0] + " to "
                + TextPage.difference(sweep.gap(alphas[alphas.length - 1]), 3) + " at α = " + alphas[alphas.length - 1];
    }

    private static boolean above(NoiseSweep sweep, double alpha) {
        return sweep.correlation(NoiseVariant.CORRELATED, alpha).least()
                > sweep.correlation(NoiseVariant.UNCORRELATED, alpha).most();
    }

    private static boolean nearer(NoiseSweep sweep, double alpha) {
        double original = sweep.before().correlation();
        return sweep.at(NoiseVariant.CORRELATED, alpha, outcome -> Math.abs(outcome.correlation() - original))
                        .most()
                < sweep.at(NoiseVariant.UNCORRELATED, alpha, outcome -> Math.abs(outcome.correlation() - original))
                        .least();
    }

    private static boolean grows(NoiseSweep sweep) {
        double[] alphas = sweep.alphas();
        return IntStream.range(1, alphas.length)
                .allMatch(step -> sweep.gap(alphas[step]) > sweep.gap(alphas[step - 1]));
    }

    /**
     * The levels at which the differences in the weak sample exceed the variation between seeds; empty if there are
     * none.
     */
    private String beyond() {
        List<String> at = new ArrayList<>();
        for (double alpha : weak.alphas()) {
            double noise = Math.hypot(
                    weak.correlation(NoiseVariant.CORRELATED, alpha).deviation(),
                    weak.correlation(NoiseVariant.UNCORRELATED, alpha).deviation());
            if (Math.abs(weak.gap(alpha)) > 2 * noise) {
                at.add(TextPage.number(alpha, 1) + " (" + TextPage.difference(weak.gap(alpha), 4) + ", two are "
                        + TextPage.number(2 * noise, 4) + ")");
            }
        }
        return at.isEmpty() ? "" : "; not at α = " + String.join(", ", at);
    }
}
