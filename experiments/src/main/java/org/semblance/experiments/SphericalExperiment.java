package org.semblance.experiments;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Citation;
import org.semblance.Watcher;
import org.semblance.report.experiment.Experiment;
import org.semblance.report.experiment.Findings;

/**
 * Abril, Navarro-Arribas and Torra (2015): vector spaces of documents in which every vector is shared by k documents.
 */
public final class SphericalExperiment implements Experiment {

    private static final int[] KS = IntStream.rangeClosed(2, 20).toArray();

    @Override
    public String name() {
        return "spherical";
    }

    @Override
    public Citation source() {
        return new Citation(
                "Abril, D., Navarro-Arribas, G. and Torra, V.",
                2015,
                "Spherical microaggregation: anonymizing sparse vector spaces",
                "Computers & Security 49, 28-44");
    }

    @Override
    public List<String> files() {
        return List.of(TextCorpus.MOVIE_REVIEWS_FILE, TextCorpus.REUTERS_FILE);
    }

    @Override
    public Findings run(Path folder, Watcher watcher) {
        return run(folder, KS, watcher);
    }

    Findings run(Path folder, int[] ks, Watcher watcher) {
        long start = CpuTime.ofProcess();
        ExperimentNotes notes = new ExperimentNotes();
        List<TextCorpus> corpora =
                List.of(TextCorpus.reuters(folder, watcher), TextCorpus.movieReviews(folder, watcher));
        new TextShapePart(corpora).report(notes);
        MaskedTexts masked = MaskedTexts.of(
                corpora.stream().flatMap(corpus -> corpus.parts().stream()).toList(), ks, watcher);
        new TextDistancePart(corpora, masked).report(notes, watcher);
        new TextTermsPart(corpora, masked).report(notes);
        new TextLossPart(corpora, masked).report(notes);
        new TextQueryPart(corpora, masked).report(notes, watcher);
        new TextLabelPart(corpora, masked).report(notes, watcher);
        new TextDivisionPart(corpora.get(1), masked.last()).report(notes, watcher);
        new TextClusterPart(corpora, masked).report(notes, watcher);
        new TextWeightsPart(corpora, masked).report(notes, watcher);
        new TextExchangePart(corpora, masked).report(notes, watcher);
        return notes.findings(name(), ExperimentNotes.secondsSince(start));
    }
}
