package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.semblance.Watcher;
import org.semblance.quality.clustering.PartitionAgreement;
import org.semblance.quality.documents.SphericalKMeans;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/**
 * Figs. 11 and 12: whether spherical k-means finds the same clusters after masking, and whether the clusters match the
 * labels.
 */
final class TextClusterPart {

    private static final int[] CLUSTERS = {5, 10, 15, 20, 25};
    private static final int STARTS = 10;
    private static final long SEED = 1;

    /** Seed to cluster the original a second time, which shows how much k-means itself varies. */
    private static final long OTHER_SEED = 2;

    /** The adjusted Rand index below which clusters do not match the labels. */
    private static final double NO_MATCH = 0.5;

    private record Cell(int clusters, int k, long seed) {}

    private final List<TextCorpus> corpora;
    private final MaskedTexts masked;

    TextClusterPart(List<TextCorpus> corpora, MaskedTexts masked) {
        this.corpora = List.copyOf(corpora);
        this.masked = masked;
    }

    void report(ExperimentNotes notes, Watcher watcher) {
        Map<String, Map<Cell, int[]>> found = new HashMap<>();
        for (TextCorpus corpus : corpora) {
            found.put(corpus.id(), clusters(corpus, watcher));
        }
        labels(notes, found);
        for (TextCorpus corpus : corpora) {
            agreement(notes, corpus, Objects.requireNonNull(found.get(corpus.id())));
        }
        claims(notes, found);
    }

    private Map<Cell, int[]> clusters(TextCorpus corpus, Watcher watcher) {
        List<Cell> cells = numbers(corpus)
                .boxed()
                .flatMap(clusters -> Stream.concat(
                        Stream.of(new Cell(clusters, 1, OTHER_SEED)),
                        Arrays.stream(CurvesOverK.withOriginal(masked.ks()))
                                .mapToObj(k -> new Cell(clusters, k, SEED))))
                .toList();
        List<int[]> found = ParallelSteps.each(
                "clustering " + corpus.title(),
                cells,
                (cell, within) -> SphericalKMeans.of(
                                masked.documents(corpus.all(), cell.k()), cell.clusters(), STARTS, cell.seed(), within)
                        .ofRow(),
                watcher);
        Map<Cell, int[]> clusters = new HashMap<>();
        IntStream.range(0, cells.size()).forEach(i -> clusters.put(cells.get(i), found.get(i)));
        return clusters;
    }

    /** The numbers of clusters in the paper, and the number of labels. */
    private static IntStream numbers(TextCorpus corpus) {
        return IntStream.concat(
                Arrays.stream(CLUSTERS), IntStream.of(corpus.all().classes()));
    }

    private static String title(TextCorpus corpus, int clusters) {
        return clusters == corpus.all().classes() ? clusters + ", as labels" : String.valueOf(clusters);
    }

    private static int[] at(Map<Cell, int[]> found, int clusters, int k, long seed) {
        return Objects.requireNonNull(found.get(new Cell(clusters, k, seed)));
    }

    private static double agreement(int[] one, int[] other) {
        return PartitionAgreement.of(one, other).adjustedRandIndex();
    }

    private static double withLabels(TextCorpus corpus, Map<String, Map<Cell, int[]>> found, int k) {
        return agreement(
                corpus.all().labels().codes(),
                at(Objects.requireNonNull(found.get(corpus.id())), corpus.all().classes(), k, SEED));
    }

    private void labels(ExperimentNotes notes, Map<String, Map<Cell, int[]>> found) {
        new CurvesOverK(
                        "Fig. 11: clusters and labels, adjusted Rand index; as many clusters as labels",
                        "adjusted Rand index",
                        3,
                        CurvesOverK.withOriginal(masked.ks()),
                        corpora.stream()
                                .map(corpus -> new CurvesOverK.Curve(
                                        "fig-11/" + corpus.id() + "/K",
                                        corpus.title() + ", " + corpus.all().classes() + " clusters",
                                        k -> withLabels(corpus, found, k)))
                                .toList())
                .report(notes);
    }

    private void agreement(ExperimentNotes notes, TextCorpus corpus, Map<Cell, int[]> found) {
        new CurvesOverK(
                        "Fig. 12, " + corpus.title()
                                + ": clusters before and after, adjusted Rand index, by the number of clusters",
                        "adjusted Rand index",
                        3,
                        masked.ks(),
                        numbers(corpus)
                                .mapToObj(clusters -> new CurvesOverK.Curve(
                                        "fig-12/" + corpus.id() + "/clusters=" + clusters + "/K",
                                        title(corpus, clusters),
                                        k -> agreement(at(found, clusters, 1, SEED), at(found, clusters, k, SEED))))
                                .toList())
                .report(notes);
        notes.page.say("");
        List<String> again = new ArrayList<>();
        numbers(corpus).forEach(clusters -> {
            double index = seeds(found, clusters);
            notes.figures.add(Figure.ours("fig-12/" + corpus.id() + "/clusters=" + clusters + "/other-seed", index));
            again.add(clusters + ": " + TextPage.number(index, 3));
        });
        notes.page.say("The original clustered again, the best of ten other starts, agrees by "
                + String.join(", ", again) + ": so much of what differs is k-means' own.");
    }

    private static double seeds(Map<Cell, int[]> found, int clusters) {
        return agreement(at(found, clusters, 1, SEED), at(found, clusters, 1, OTHER_SEED));
    }

    private void claims(ExperimentNotes notes, Map<String, Map<Cell, int[]>> found) {
        String originals = corpora.stream()
                .map(corpus -> corpus.title() + " " + TextPage.number(withLabels(corpus, found, 1), 3))
                .collect(Collectors.joining(", "));
        notes.claims.add(new Claim(
                "Clusters of the originals do not match the labels (" + originals + ")",
                corpora.stream().allMatch(corpus -> withLabels(corpus, found, 1) < NO_MATCH)));
        TextCorpus movies = corpus("movie-reviews");
        TextCorpus reuters = corpus("reuters");
        notes.claims.add(new Claim(
                "They match especially badly in Movie Reviews",
                withLabels(movies, found, 1) < withLabels(reuters, found, 1)));
        List<String> above = new ArrayList<>();
        for (int clusters : CLUSTERS) {
            for (int k : masked.ks()) {
                if (kept(found, movies, clusters, k) >= kept(found, reuters, clusters, k)) {
                    above.add(clusters + " at k = " + k);
                }
            }
        }
        notes.claims.add(new Claim(
                "Clusters of Movie Reviews are kept worse than those of Reuters, whatever their number and k"
                        + (above.isEmpty() ? "" : "; not of " + String.join(", ", above)),
                above.isEmpty()));
    }

    private TextCorpus corpus(String id) {
        return corpora.stream()
                .filter(corpus -> corpus.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static double kept(Map<String, Map<Cell, int[]>> found, TextCorpus corpus, int clusters, int k) {
        Map<Cell, int[]> own = Objects.requireNonNull(found.get(corpus.id()));
        return agreement(at(own, clusters, 1, SEED), at(own, clusters, k, SEED));
    }
}
