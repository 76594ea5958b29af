package org.semblance.experiments;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.LongStream;
import org.semblance.Citation;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.report.experiment.Experiment;
import org.semblance.report.experiment.Findings;

/**
 * Rodriguez-Garcia, Sánchez and Batet (2016): noise for nominal attributes, with and without regard to their
 * correlation.
 */
public final class SemanticNoiseExperiment implements Experiment {

    private static final double[] ALPHAS = {0.1, 0.2, 0.3, 0.4, 0.5};

    /** The seed with which samples are drawn. */
    private static final long DRAWING = 1;

    private static final long[] SEEDS = LongStream.rangeClosed(1, 10).toArray();

    /** Where fewer seeds are enough. */
    private static final long[] FEW_SEEDS = LongStream.rangeClosed(1, 5).toArray();

    /** Where the results hardly vary. */
    private static final long[] THREE_SEEDS = {1, 2, 3};

    @Override
    public String name() {
        return "semantic-noise";
    }

    @Override
    public Citation source() {
        return new Citation(
                "Rodriguez-Garcia, M., Sánchez, D. and Batet, M.",
                2016,
                "Perturbative data protection of multivariate nominal datasets",
                "Privacy in Statistical Databases, LNCS 9867, 94-106");
    }

    @Override
    public List<String> files() {
        return Diagnoses.files();
    }

    @Override
    public Findings run(Path folder, Watcher watcher) {
        long start = CpuTime.ofProcess();
        ExperimentNotes notes = new ExperimentNotes();
        Taxonomy taxonomy = Diagnoses.taxonomy(folder);
        Diagnoses diagnoses = Diagnoses.of(folder, taxonomy, "diag_1", "diag_2");
        Dataset all = diagnoses.by(new WuPalmer());
        NoiseSweep strong = sweep(PairSample.Kind.STRONG, all);
        NoiseSweep withHalf = sweep(PairSample.Kind.STRONG_WITH_HALF, all);
        NoiseSweep weak = sweep(PairSample.Kind.WEAK, all);
        new NoiseSamplesPart(all, List.of(strong, withHalf, weak)).report(notes);
        notes.page.say("All are masked with seeds 1 to " + SEEDS.length + ".");
        new NoiseCorrelationPart(strong, withHalf, weak).report(notes);
        new NoiseTablePart(strong, weak).report(notes);
        for (NoiseSweep sweep : List.of(strong, withHalf, weak)) {
            new EqualErrorPart(sweep, sweep != weak, SEEDS).report(notes);
        }
        new NoiseReadingsPart(strong, weak, diagnoses.by(new EdgeCounting()), FEW_SEEDS).report(notes);
        Dataset three =
                Diagnoses.of(folder, taxonomy, "diag_1", "diag_2", "diag_3").by(new WuPalmer());
        new NoiseBeyondPart(PairSample.draw(PairSample.Kind.STRONG, three, DRAWING), strong, FEW_SEEDS).report(notes);
        new NoiseLinkagePart(List.of(strong, weak), THREE_SEEDS).report(notes);
        new ExponentialPart(
                        Diagnoses.of(folder, taxonomy, "diag_1").by(new WuPalmer(), OptionalInt.of(Taxonomy.ROOT)),
                        THREE_SEEDS)
                .report(notes);
        return notes.findings(name(), ExperimentNotes.secondsSince(start));
    }

    private static NoiseSweep sweep(PairSample.Kind kind, Dataset all) {
        return NoiseSweep.of(PairSample.draw(kind, all, DRAWING), ALPHAS, SEEDS);
    }
}
