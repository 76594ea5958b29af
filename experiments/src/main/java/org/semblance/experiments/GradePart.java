package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.semblance.experiments.HierarchyCandidates.Family;
import org.semblance.report.experiment.Figure;

/**
 * Grades for scores, which the paper leaves to future work: the loss of candidates by score, so that good, moderate and
 * poor have a meaning.
 */
final class GradePart {

    private static final double[] QUANTILES = {0, 0.1, 0.25, 0.5, 0.75, 0.9, 1};

    /** Intervals of scores: their width, and where the last begins. */
    private enum Bands {
        /** Scores as they are. */
        ABSOLUTE("GSL", 0.05, 0.5),
        /** Scores divided by that of the root's level, which is the loss if everything is suppressed. */
        RELATIVE("GSL / root's", 0.1, 1.5);

        private final String title;
        private final double width;
        private final double last;

        Bands(String title, double width, double last) {
            this.title = title;
            this.width = width;
            this.last = last;
        }
    }

    private final List<CorrelationCells> cells;

    GradePart(List<CorrelationCells> cells) {
        this.cells = cells;
    }

    /**
     * A candidate and its losses when used.
     *
     * @param relative its score, divided by that of the root's level
     * @param loss its loss, averaged over k
     * @param root the loss if everything is suppressed
     * @param atRoot the share of k for which it needs the root
     */
    private record Used(double gsl, double relative, double loss, double root, double atRoot) {}

    void report(ExperimentNotes notes) {
        quantiles(notes);
        notes.page.say("");
        notes.page.say(
                "What they lose by score: the mean distance (WUP) of a value over the k that count, the same as a"
                        + " share of what suppression loses, and the share of k that end at the root:");
        bands(notes, Bands.ABSOLUTE);
        notes.page.say("");
        bands(notes, Bands.RELATIVE);
    }

    private void quantiles(ExperimentNotes notes) {
        notes.page.heading("Words for scores: quantiles of GSL (WUP), independent candidates of all seeds");
        List<String> heads = new ArrayList<>(List.of("attribute", "ideal"));
        Arrays.stream(QUANTILES).forEach(share -> heads.add(TextPage.number(100 * share, 0) + " %"));
        TextPage.Grid grid = new TextPage.Grid(heads.toArray(String[]::new));
        List<List<String>> seen = new ArrayList<>();
        for (CorrelationCells one : cells) {
            if (seen.contains(one.values().values())) {
                continue;
            }
            seen.add(one.values().values());
            double[] scores = used(one).mapToDouble(Used::gsl).sorted().toArray();
            List<String> row = new ArrayList<>(List.of(
                    one.values().attribute(),
                    TextPage.number(one.judged(Family.INDEPENDENT).get(0).gsl(0), 3)));
            Arrays.stream(QUANTILES)
                    .forEach(share ->
                            row.add(TextPage.number(scores[(int) Math.round(share * (scores.length - 1))], 3)));
            grid.row(row.toArray(String[]::new));
        }
        notes.page.grid(grid);
    }

    /** Reports the loss of candidates by score. */
    private void bands(ExperimentNotes notes, Bands bands) {
        Used[] all = cells.stream().flatMap(GradePart::used).toArray(Used[]::new);
        TextPage.Grid grid = new TextPage.Grid(bands.title, "candidates", "mean loss", "of the root's", "at root");
        long last = Math.round(bands.last / bands.width);
        for (long band = 0; band <= last; band++) {
            double low = band * bands.width;
            double high = band == last ? Double.POSITIVE_INFINITY : low + bands.width;
            Used[] within = Arrays.stream(all)
                    .filter(one -> {
                        double score = bands == Bands.ABSOLUTE ? one.gsl : one.relative;
                        return score >= low && score < high;
                    })
                    .toArray(Used[]::new);
            if (within.length == 0) {
                continue;
            }
            double loss =
                    Arrays.stream(within).mapToDouble(Used::loss).average().orElseThrow();
            double share = Arrays.stream(within)
                    .mapToDouble(one -> one.loss / one.root)
                    .average()
                    .orElseThrow();
            notes.figures.add(Figure.ours(
                    "grade/" + (bands == Bands.ABSOLUTE ? "" : "relative/") + TextPage.number(low, 2) + "/loss", loss));
            notes.figures.add(Figure.ours(
                    "grade/" + (bands == Bands.ABSOLUTE ? "" : "relative/") + TextPage.number(low, 2) + "/share",
                    share));
            grid.row(
                    high == Double.POSITIVE_INFINITY
                            ? TextPage.number(low, 2) + " and more"
                            : TextPage.number(low, 2) + "-" + TextPage.number(high, 2),
                    String.valueOf(within.length),
                    TextPage.number(loss, 3),
                    TextPage.number(share, 2),
                    TextPage.number(
                                    100
                                            * Arrays.stream(within)
                                                    .mapToDouble(Used::atRoot)
                                                    .average()
                                                    .orElseThrow(),
                                    0) + " %");
        }
        notes.page.grid(grid);
    }

    private static Stream<Used> used(CorrelationCells one) {
        return one.judged(Family.INDEPENDENT).stream()
                .flatMap(judged -> IntStream.range(0, judged.size()).mapToObj(number -> used(one, judged, number)));
    }

    private static Used used(CorrelationCells one, JudgedCandidates judged, int number) {
        LevelLosses losses = judged.byWup(number);
        return new Used(
                judged.gsl(number),
                judged.gsl(number) / judged.rootScore(),
                Arrays.stream(one.ks())
                        .mapToDouble(k -> losses.semILoss(losses.level(k)))
                        .average()
                        .orElseThrow(),
                losses.semILoss(losses.height()),
                Arrays.stream(one.ks())
                                .filter(k -> losses.level(k) == losses.height())
                                .count()
                        / (double) one.ks().length);
    }
}
