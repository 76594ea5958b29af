package org.semblance.experiments;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.quality.documents.DistanceHistogram;
import org.semblance.report.chart.ChartAxis;
import org.semblance.report.chart.ChartPoint;
import org.semblance.report.chart.LineChart;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/** Figs. 2 and 5: the distances between documents, before and after masking. */
final class TextDistancePart {

    /** The k in the paper's charts; 1 is the original. */
    private static final int[] DRAWN = {1, 2, 3, 10, 20};

    private static final int TENTHS = 10;

    /** Thresholds in per cent: more than the first is nearly all; less than the second is an extreme change. */
    private static final double NEARLY_ALL = 90;

    private static final double HALF = 50;

    private final List<TextCorpus> corpora;
    private final MaskedTexts masked;

    TextDistancePart(List<TextCorpus> corpora, MaskedTexts masked) {
        this.corpora = List.copyOf(corpora);
        this.masked = masked;
    }

    void report(ExperimentNotes notes, Watcher watcher) {
        Map<String, Map<Integer, DistanceHistogram>> found = new LinkedHashMap<>();
        for (TextCorpus corpus : corpora) {
            List<Integer> ks = IntStream.of(DRAWN)
                    .filter(k -> k == 1 || masked.has(k))
                    .boxed()
                    .toList();
            List<DistanceHistogram> histograms = ParallelSteps.each(
                    "measuring distances",
                    ks,
                    (k, within) -> DistanceHistogram.of(masked.documents(corpus.all(), k)),
                    watcher);
            Map<Integer, DistanceHistogram> byK = new LinkedHashMap<>();
            IntStream.range(0, ks.size()).forEach(i -> byK.put(ks.get(i), histograms.get(i)));
            found.put(corpus.id(), byK);
            show(notes, corpus, byK);
        }
        statements(notes, found);
        claims(notes, found);
    }

    private static void show(ExperimentNotes notes, TextCorpus corpus, Map<Integer, DistanceHistogram> byK) {
        String heading =
                "Fig. 2 and Fig. 5, " + corpus.title() + ": pairs of documents by cosine distance, in per cent";
        notes.page.heading(heading);
        List<String> heads = new ArrayList<>(List.of("distance"));
        byK.keySet().forEach(k -> heads.add(k == 1 ? "original" : "k = " + k));
        TextPage.Grid grid = new TextPage.Grid(heads.toArray(String[]::new));
        for (int tenth = 0; tenth <= TENTHS; tenth++) {
            List<String> row = new ArrayList<>(List.of(interval(tenth)));
            for (Map.Entry<Integer, DistanceHistogram> each : byK.entrySet()) {
                double share = share(each.getValue(), tenth);
                row.add(TextPage.number(share, 2));
                notes.figures.add(Figure.ours(
                        "fig-5/" + corpus.id() + "/k=" + each.getKey() + "/distance="
                                + TextPage.number(tenth / 10.0, 1),
                        share));
            }
            grid.row(row.toArray(String[]::new));
        }
        notes.page.grid(grid);
        notes.charts.add(new LineChart(
                heading,
                ChartAxis.linear("distance, the lower end of a tenth; 1 is nothing in common"),
                ChartAxis.linear("pairs, %"),
                byK.entrySet().stream()
                        .map(each -> new LineChart.Line(
                                each.getKey() == 1 ? "original" : "k = " + each.getKey(),
                                IntStream.rangeClosed(0, TENTHS)
                                        .mapToObj(tenth -> new ChartPoint(tenth / 10.0, share(each.getValue(), tenth)))
                                        .toList()))
                        .toList()));
    }

    private static String interval(int tenth) {
        return tenth == TENTHS
                ? "1"
                : "[" + TextPage.number(tenth / 10.0, 1) + ", " + TextPage.number((tenth + 1) / 10.0, 1) + ")";
    }

    private static double share(DistanceHistogram histogram, int tenth) {
        return 100 * histogram.shares().get(tenth);
    }

    private static double lastTwo(DistanceHistogram histogram) {
        return share(histogram, TENTHS - 1) + share(histogram, TENTHS);
    }

    private static DistanceHistogram at(Map<String, Map<Integer, DistanceHistogram>> found, String corpus, int k) {
        return Objects.requireNonNull(Objects.requireNonNull(found.get(corpus)).get(k));
    }

    private void statements(ExperimentNotes notes, Map<String, Map<Integer, DistanceHistogram>> found) {
        notes.page.say("");
        DistanceHistogram reuters = at(found, "reuters", 1);
        PaperStatements.compare(
                notes,
                "fig-2/movie-reviews/last-two",
                "Movie Reviews, .9 and more",
                lastTwo(at(found, "movie-reviews", 1)),
                1,
                null);
        PaperStatements.compare(notes, "fig-2/reuters/last-two", "Reuters, .9 and more", lastTwo(reuters), 1, null);
        PaperStatements.compare(
                notes, "fig-2/reuters/below-one", "Reuters, from .9 to below 1", share(reuters, TENTHS - 1), 1, null);
        PaperStatements.compare(notes, "fig-2/reuters/one", "Reuters, 1", share(reuters, TENTHS), 1, null);
        if (masked.has(3)) {
            PaperStatements.compare(
                    notes,
                    "fig-5/reuters/k=3/one",
                    "Reuters, k = 3, 1",
                    share(at(found, "reuters", 3), TENTHS),
                    1,
                    null);
        }
    }

    private void claims(ExperimentNotes notes, Map<String, Map<Integer, DistanceHistogram>> found) {
        Map<Integer, DistanceHistogram> reuters = Objects.requireNonNull(found.get("reuters"));
        List<Double> apart =
                reuters.values().stream().map(each -> share(each, TENTHS)).toList();
        notes.claims.add(new Claim(
                "Reuters: documents with nothing in common become fewer with every k that is drawn",
                IntStream.range(1, apart.size()).allMatch(i -> apart.get(i) < apart.get(i - 1))));
        if (masked.has(2) && masked.has(20)) {
            double before = lastTwo(at(found, "movie-reviews", 1));
            double small = lastTwo(at(found, "movie-reviews", 2));
            double large = lastTwo(at(found, "movie-reviews", 20));
            notes.claims.add(new Claim(
                    "Movie Reviews: at k = 2 nearly all distances stay at .9 and more (" + TextPage.number(before, 1)
                            + " % to "
                            + TextPage.number(small, 1) + " %), and at k = 20 the change is extreme ("
                            + TextPage.number(large, 1) + " %)",
                    small > NEARLY_ALL && large < HALF));
        }
    }
}
