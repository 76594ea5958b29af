package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.domain.Dataset;
import org.semblance.method.noise.TieBreak;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/**
 * Results under interpretations that we do not use: always the first of equally good concepts, and depths counted in
 * edges.
 */
final class NoiseReadingsPart {

    private final NoiseSweep strong;
    private final NoiseSweep weak;
    private final Dataset byEdges;
    private final long[] seeds;

    /** @param byEdges all encounters, compared by {@link EdgeCounting} */
    NoiseReadingsPart(NoiseSweep strong, NoiseSweep weak, Dataset byEdges, long... seeds) {
        this.strong = strong;
        this.weak = weak;
        this.byEdges = byEdges;
        this.seeds = seeds.clone();
    }

    void report(ExperimentNotes notes) {
        ties(notes);
        edges(notes);
    }

    /** Compares two ways to choose among equally good concepts. */
    private void ties(ExperimentNotes notes) {
        notes.page.heading(
                "Ties, strong sample: one of equally good concepts at random (ours), or the first in the taxonomy");
        TextPage.Grid grid = new TextPage.Grid(
                "method", "α", "different concepts, random", "first", "sdCor, random", "first", "lost");
        boolean fewer = true;
        boolean weaker = true;
        for (NoiseVariant variant : NoiseVariant.values()) {
            ConceptSample often = new ConceptSample(strong.sample().data(), variant, TieBreak.FIRST);
            for (double alpha : new double[] {0.2, 0.4}) {
                List<NoiseOutcome> first = Arrays.stream(seeds)
                        .parallel()
                        .mapToObj(seed -> NoiseOutcome.of(often, strong.before(), alpha, seed))
                        .toList();
                SeedRepetitions different = SeedRepetitions.of(
                        first.stream().mapToDouble(NoiseOutcome::different).toArray());
                SeedRepetitions correlation = SeedRepetitions.of(
                        first.stream().mapToDouble(NoiseOutcome::correlation).toArray());
                SeedRepetitions differentAtRandom = strong.at(variant, alpha, NoiseOutcome::different);
                SeedRepetitions atRandom = strong.correlation(variant, alpha);
                fewer &= different.mean() < 0.6 * differentAtRandom.mean();
                weaker &= correlation.most() < atRandom.least();
                String cell = "ties/alpha=" + alpha + "/" + variant.title() + "/";
                notes.figures.add(Figure.ours(cell + "random/different", differentAtRandom.mean()));
                notes.figures.add(Figure.ours(cell + "first/different", different.mean()));
                notes.figures.add(Figure.ours(cell + "first/correlation", correlation.mean()));
                grid.row(
                        variant.title(),
                        String.valueOf(alpha),
                        TextPage.number(differentAtRandom.mean(), 0),
                        TextPage.number(different.mean(), 0),
                        atRandom.text(3),
                        correlation.text(3),
                        TextPage.difference(correlation.mean() - atRandom.mean(), 3));
            }
        }
        notes.page.grid(grid);
        notes.claims.add(new Claim(
                "Reading: taking the first of equally good concepts leaves about half as many different ones, and less"
                        + " correlation with every seed",
                fewer && weaker));
    }

    /** Masks the encounters of the weak sample with the other distance. */
    private void edges(ExperimentNotes notes) {
        notes.page.heading("Depths that count edges, weak sample: sdCor before and after");
        PairSample sample = weak.sample().over(byEdges);
        NoiseSweep sweep = NoiseSweep.of(sample, new double[] {0.1, 0.3, 0.5}, seeds);
        TextPage.Grid grid = new TextPage.Grid("depths", "before", "α", "correlated", "uncorrelated");
        List<Double> invented = new ArrayList<>();
        for (double alpha : sweep.alphas()) {
            for (NoiseSweep each : List.of(weak, sweep)) {
                grid.row(
                        each == sweep ? "edges" : "nodes (ours)",
                        TextPage.number(each.before().correlation(), 3),
                        String.valueOf(alpha),
                        each.correlation(NoiseVariant.CORRELATED, alpha).text(3),
                        each.correlation(NoiseVariant.UNCORRELATED, alpha).text(3));
            }
            for (NoiseVariant variant : NoiseVariant.values()) {
                notes.figures.add(Figure.ours(
                        "edges/weak/alpha=" + alpha + "/" + variant.title() + "/correlation",
                        sweep.correlation(variant, alpha).mean()));
            }
            invented.add(sweep.correlation(NoiseVariant.CORRELATED, alpha).least()
                    - sweep.before().correlation());
        }
        notes.page.grid(grid);
        notes.page.say(
                "With edges, concepts of different chapters are all at distance 1: there is nowhere farther to go, and what"
                        + " is nearer to the partner");
        notes.page.say("lies in its chapter. The correlated method then draws unlike diagnoses together.");
        notes.claims.add(new Claim(
                "Reading: with depths that count edges the correlated method invents correlation in the weak sample, .1 or more"
                        + " at every α",
                invented.stream().allMatch(more -> more >= 0.1)));
    }
}
