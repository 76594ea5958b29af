package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.quality.documents.DistanceHistogram;
import org.semblance.report.experiment.Figure;

/** Another interpretation of the weights: a term counts once per document, however often it occurs. */
final class TextWeightsPart {

    /** The last k for which section 6 says that less than half of Movie Reviews is lost. */
    private static final int BELOW_HALF = 9;

    private final List<TextCorpus> corpora;
    private final MaskedTexts masked;

    TextWeightsPart(List<TextCorpus> corpora, MaskedTexts masked) {
        this.corpora = List.copyOf(corpora);
        this.masked = masked;
    }

    void report(ExperimentNotes notes, Watcher watcher) {
        int[] ends = IntStream.of(masked.first(), BELOW_HALF, masked.last())
                .filter(masked::has)
                .distinct()
                .toArray();
        List<TextCorpus> once = corpora.stream().map(TextCorpus::countingOnce).toList();
        List<TextPart> parts =
                once.stream().flatMap(corpus -> corpus.parts().stream()).toList();
        MaskedTexts other = MaskedTexts.of(parts, ends, watcher);
        notes.page.heading(
                "Another reading: idf alone, terms counted once in a document; information loss in per cent");
        List<String> heads = new ArrayList<>(List.of(""));
        Arrays.stream(ends).forEach(k -> heads.addAll(List.of("spherical, k = " + k, "classical")));
        TextPage.Grid grid = new TextPage.Grid(heads.toArray(String[]::new));
        for (TextPart part : parts) {
            List<String> row = new ArrayList<>(List.of(part.id()));
            for (int k : ends) {
                MaskedTexts.Outcome outcome = other.at(part, k);
                String id = "counted-once/" + part.id() + "/k=" + k + "/";
                notes.figures.add(
                        Figure.ours(id + "spherical", outcome.spherical().loss()));
                notes.figures.add(
                        Figure.ours(id + "classical", outcome.classical().loss()));
                row.add(TextPage.number(outcome.spherical().loss(), 2));
                row.add(TextPage.number(outcome.classical().loss(), 2));
            }
            grid.row(row.toArray(String[]::new));
        }
        notes.page.grid(grid);
        notes.page.say("");
        notes.page.say("Least " + TextPage.number(least(parts, other, true), 1) + " and "
                + TextPage.number(least(parts, other, false), 1) + ", where the paper prints 17 and 31.");
        for (TextCorpus corpus : once) {
            Vectors documents = corpus.all().documents();
            List<Double> shares = DistanceHistogram.of(documents).shares();
            double below = 100 * shares.get(shares.size() - 2);
            notes.figures.add(Figure.ours("counted-once/" + corpus.id() + "/below-one", below));
            notes.page.say(corpus.title() + ", pairs from .9 to below 1: " + TextPage.number(below, 1) + " %"
                    + (corpus.id().equals("reuters") ? ", where the paper prints 57.9" : ""));
        }
    }

    private static double least(List<TextPart> parts, MaskedTexts other, boolean spherical) {
        return parts.stream()
                .flatMapToDouble(part -> DoubleStream.of(
                        spherical
                                ? other.at(part, other.first()).spherical().loss()
                                : other.at(part, other.first()).classical().loss()))
                .min()
                .orElseThrow();
    }
}
