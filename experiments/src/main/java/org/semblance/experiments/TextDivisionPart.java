package org.semblance.experiments;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.semblance.Watcher;
import org.semblance.report.experiment.Figure;

/** How much the random division of Movie Reviews affects the accuracy that classifiers lose. */
final class TextDivisionPart {

    /** The number of divisions; the first is that of the other figures. */
    private static final int DIVISIONS = 5;

    private final TextCorpus corpus;
    private final int k;

    TextDivisionPart(TextCorpus corpus, int k) {
        this.corpus = corpus;
        this.k = k;
    }

    void report(ExperimentNotes notes, Watcher watcher) {
        List<Map<String, Double>> found = LongStream.range(TextCorpus.DIVIDING, TextCorpus.DIVIDING + DIVISIONS)
                .mapToObj(seed -> lost(seed, watcher))
                .toList();
        notes.page.heading(corpus.title() + ": most points of accuracy lost at k = " + k + ", divided with " + DIVISIONS
                + " seeds");
        TextPage.Grid grid = new TextPage.Grid("", "mean and deviation", "least", "most");
        for (String learner : found.get(0).keySet()) {
            SeedRepetitions points = SeedRepetitions.of(found.stream()
                    .mapToDouble(each -> each.getOrDefault(learner, 0.0))
                    .toArray());
            notes.figures.add(
                    Figure.ours("divisions/" + corpus.id() + "/" + learner + "/most-accuracy-lost", points.mean()));
            grid.row(learner, points.text(1), TextPage.number(points.least(), 1), TextPage.number(points.most(), 1));
        }
        notes.page.grid(grid);
    }

    private Map<String, Double> lost(long seed, Watcher watcher) {
        TextCorpus divided = corpus.divided(seed);
        MaskedTexts masked = MaskedTexts.of(List.of(divided.train(), divided.test()), new int[] {k}, watcher);
        Map<String, Double> lost =
                new LinkedHashMap<>(new TextLabelPart(List.of(divided), masked).mostLost(divided, watcher));
        lost.put("any", Collections.max(lost.values()));
        return lost;
    }
}
