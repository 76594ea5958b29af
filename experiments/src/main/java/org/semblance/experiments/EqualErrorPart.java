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

/**
 * Compares both methods where they move values equally far. At the same α they do not: the variance of the noise is α
 * sσ² for one and α sdVar for the other. So the uncorrelated method gets the level at which its actual RMSE is that of
 * the correlated one.
 */
final class EqualErrorPart {

    /** RMSE values that differ by less than this count as equal. */
    private static final double EQUAL = 0.0005;

    private static final int STEPS = 16;
    private static final double MOST = 2;

    private final NoiseSweep sweep;
    private final boolean claimed;
    private final long[] seeds;

    /**
     * Creates the comparison on one sample.
     *
     * @param claimed whether the correlated method is expected to keep more correlation
     */
    EqualErrorPart(NoiseSweep sweep, boolean claimed, long... seeds) {
        this.sweep = sweep;
        this.claimed = claimed;
        this.seeds = seeds.clone();
    }

    /** A level of the correlated method, and the level of the uncorrelated one with the same RMSE. */
    private record Match(
            double alpha, double other, double rmse, SeedRepetitions otherRmse, SeedRepetitions correlation) {}

    void report(ExperimentNotes notes) {
        String id = sweep.sample().id();
        notes.page.heading("At equal actual RMSE: " + id + " sample");
        TextPage.Grid grid = new TextPage.Grid(
                "α correlated", "RMSE", "sdCor", "α uncorrelated", "RMSE", "sdCor", "gap", "gap at equal α");
        List<Match> matches = Arrays.stream(sweep.alphas())
                .boxed()
                .parallel()
                .map(this::match)
                .toList();
        for (Match match : matches) {
            SeedRepetitions correlated = sweep.correlation(NoiseVariant.CORRELATED, match.alpha());
            String cell = id + "/equal-rmse/alpha=" + TextPage.number(match.alpha(), 1) + "/";
            notes.figures.add(Figure.ours(cell + "rmse", match.rmse()));
            notes.figures.add(Figure.ours(cell + "uncorrelated/alpha", match.other()));
            notes.figures.add(
                    Figure.ours(cell + "uncorrelated/rmse", match.otherRmse().mean()));
            notes.figures.add(Figure.ours(
                    cell + "uncorrelated/correlation", match.correlation().mean()));
            grid.row(
                    TextPage.number(match.alpha(), 1),
                    TextPage.number(match.rmse(), 3),
                    correlated.text(3),
                    TextPage.number(match.other(), 3),
                    TextPage.number(match.otherRmse().mean(), 3),
                    match.correlation().text(3),
                    TextPage.difference(correlated.mean() - match.correlation().mean(), 3),
                    TextPage.difference(sweep.gap(match.alpha()), 3));
        }
        notes.page.grid(grid);
        notes.page.say("RMSE over both attributes, sdCor over the same seeds as before.");
        notes.charts.add(chart(id, matches));
        if (claimed) {
            claim(notes, id, matches);
        }
    }

    private Match match(double alpha) {
        double rmse =
                sweep.at(NoiseVariant.CORRELATED, alpha, NoiseOutcome::actual).mean();
        double low = 0;
        double high = MOST;
        double other = alpha;
        for (int step = 0; step < STEPS; step++) {
            double found = rmse(other);
            if (Math.abs(found - rmse) < EQUAL) {
                break;
            }
            low = found < rmse ? other : low;
            high = found < rmse ? high : other;
            // bisect in √α, to which the RMSE is about proportional
            other = Math.pow((Math.sqrt(low) + Math.sqrt(high)) / 2, 2);
        }
        double level = other;
        List<NoiseOutcome> outcomes = Arrays.stream(seeds)
                .mapToObj(seed -> NoiseOutcome.of(sweep.often(NoiseVariant.UNCORRELATED), sweep.before(), level, seed))
                .toList();
        return new Match(
                alpha,
                level,
                rmse,
                SeedRepetitions.of(
                        outcomes.stream().mapToDouble(NoiseOutcome::actual).toArray()),
                SeedRepetitions.of(
                        outcomes.stream().mapToDouble(NoiseOutcome::correlation).toArray()));
    }

    /** The RMSE of the uncorrelated method at a level. */
    private double rmse(double alpha) {
        ConceptSample often = sweep.often(NoiseVariant.UNCORRELATED);
        return Arrays.stream(seeds)
                .mapToDouble(seed -> often.at(alpha, seed).rmse())
                .average()
                .orElseThrow();
    }

    private LineChart chart(String id, List<Match> matches) {
        double original = sweep.before().correlation();
        List<ChartPoint> correlated = new ArrayList<>(List.of(new ChartPoint(0, original)));
        List<ChartPoint> uncorrelated = new ArrayList<>(correlated);
        for (Match match : matches) {
            correlated.add(new ChartPoint(
                    match.rmse(),
                    sweep.correlation(NoiseVariant.CORRELATED, match.alpha()).mean()));
            uncorrelated.add(
                    new ChartPoint(match.otherRmse().mean(), match.correlation().mean()));
        }
        return new LineChart(
                "At equal actual RMSE: sdCor, " + id + " sample",
                ChartAxis.linear("actual RMSE"),
                ChartAxis.linear("sdCor"),
                List.of(
                        new LineChart.Line(NoiseVariant.CORRELATED.title(), correlated),
                        new LineChart.Line(NoiseVariant.UNCORRELATED.title(), uncorrelated)));
    }

    private void claim(ExperimentNotes notes, String id, List<Match> matches) {
        double[] gaps = matches.stream()
                .mapToDouble(match -> sweep.correlation(NoiseVariant.CORRELATED, match.alpha())
                                .mean()
                        - match.correlation().mean())
                .toArray();
        boolean above = IntStream.range(0, gaps.length)
                .allMatch(i -> sweep.correlation(
                                        NoiseVariant.CORRELATED, matches.get(i).alpha())
                                .least()
                        > matches.get(i).correlation().most());
        notes.claims.add(new Claim(
                "Beyond the paper, at equal RMSE, " + id
                        + ": the correlated method keeps more correlation at every level,"
                        + " with every seed (gaps " + TextPage.difference(gaps[0], 3) + " to "
                        + TextPage.difference(gaps[gaps.length - 1], 3) + ")",
                above));
    }
}
