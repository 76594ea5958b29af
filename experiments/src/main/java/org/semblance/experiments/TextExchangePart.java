package org.semblance.experiments;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.method.microaggregation.SphericalMdavMethod;
import org.semblance.report.experiment.Claim;

/** Beyond the paper: exchanging documents between the groups formed by MDAV. */
final class TextExchangePart {

    private record Cell(TextCorpus corpus, int k) {}

    private record Outcome(double loss, boolean anonymous) {}

    private final List<TextCorpus> corpora;
    private final MaskedTexts masked;

    TextExchangePart(List<TextCorpus> corpora, MaskedTexts masked) {
        this.corpora = List.copyOf(corpora);
        this.masked = masked;
    }

    void report(ExperimentNotes notes, Watcher watcher) {
        List<Cell> cells = corpora.stream()
                .flatMap(corpus -> IntStream.of(masked.ks()).mapToObj(k -> new Cell(corpus, k)))
                .toList();
        List<Outcome> found = ParallelSteps.each("exchanging documents", cells, TextExchangePart::outcome, watcher);
        Map<Cell, Double> losses = new HashMap<>();
        IntStream.range(0, cells.size())
                .forEach(i -> losses.put(cells.get(i), found.get(i).loss()));
        List<CurvesOverK.Curve> curves = new ArrayList<>();
        for (TextCorpus corpus : corpora) {
            curves.add(new CurvesOverK.Curve(
                    "exchange/" + corpus.id() + "/K/mdav", corpus.title() + ", MDAV", k -> before(corpus, k)));
            curves.add(new CurvesOverK.Curve(
                    "exchange/" + corpus.id() + "/K/exchanged",
                    corpus.title() + ", exchanged",
                    k -> Objects.requireNonNull(losses.get(new Cell(corpus, k)))));
        }
        new CurvesOverK(
                        "Beyond the paper: information loss after documents are exchanged between groups, in per cent",
                        "IL, %",
                        2,
                        masked.ks(),
                        curves)
                .report(notes);
        notes.page.say("");
        notes.page.say("Exchanging takes away, of what MDAV loses: "
                + corpora.stream()
                        .map(corpus -> corpus.title() + " " + range(corpus, losses))
                        .collect(Collectors.joining(", "))
                + ".");
        notes.claims.add(new Claim(
                "Ours, not the paper's: exchanging documents lowers the loss at every k, and all stay k-anonymous",
                IntStream.range(0, cells.size())
                        .allMatch(i -> found.get(i).anonymous()
                                && found.get(i).loss()
                                        < before(
                                                cells.get(i).corpus(),
                                                cells.get(i).k()))));
    }

    private static Outcome outcome(Cell cell, Watcher watcher) {
        TextPart part = cell.corpus().all();
        Dataset data = part.data(UnitVectors.Average.DIRECTION);
        Table table = new SphericalMdavMethod(cell.k(), SphericalMdavMethod.Refine.EXCHANGE)
                .mask(data, watcher)
                .table();
        return new Outcome(MaskedTexts.spread(data, table, part).loss(), MaskedTexts.anonymous(table, part, cell.k()));
    }

    private double before(TextCorpus corpus, int k) {
        return masked.at(corpus.all(), k).spherical().loss();
    }

    private String range(TextCorpus corpus, Map<Cell, Double> losses) {
        double[] cuts = IntStream.of(masked.ks())
                .mapToDouble(k ->
                        100 * (1 - Objects.requireNonNull(losses.get(new Cell(corpus, k))) / before(corpus, k)))
                .sorted()
                .toArray();
        return TextPage.number(cuts[0], 1) + " % to " + TextPage.number(cuts[cuts.length - 1], 1) + " %";
    }
}
