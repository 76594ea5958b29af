package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.quality.documents.DocumentRanking;
import org.semblance.quality.documents.TestQuery;
import org.semblance.report.experiment.Claim;

/** Fig. 7: whether queries find the same documents. */
final class TextQueryPart {

    private static final List<Integer> SIZES = List.of(1, 3, 5);

    /** The number of documents that a query finds; the paper does not specify it. */
    private static final int RESULTS = 100;

    private record Cell(TestQuery query, int k) {}

    private final List<TextCorpus> corpora;
    private final MaskedTexts masked;

    TextQueryPart(List<TextCorpus> corpora, MaskedTexts masked) {
        this.corpora = List.copyOf(corpora);
        this.masked = masked;
    }

    void report(ExperimentNotes notes, Watcher watcher) {
        List<String> rising = new ArrayList<>();
        int queries = 0;
        for (TextCorpus corpus : corpora) {
            List<TestQuery> asked = TestQuery.of(corpus.all().documents(), corpus.used(), SIZES);
            Map<Cell, Double> f1 = f1(corpus, asked, watcher);
            for (int size : SIZES) {
                List<TestQuery> ofSize = asked.stream()
                        .filter(query -> query.terms().size() == size)
                        .toList();
                new CurvesOverK(
                                "Fig. 7, " + corpus.title() + ": F1 of queries of " + size
                                        + (size == 1 ? " term" : " terms"),
                                "F1",
                                3,
                                masked.ks(),
                                ofSize.stream()
                                        .map(query -> new CurvesOverK.Curve(
                                                "fig-7/" + corpus.id() + "/" + size + "/" + name(query) + "/K",
                                                name(query),
                                                k -> Objects.requireNonNull(f1.get(new Cell(query, k)))))
                                        .toList())
                        .report(notes);
                queries += ofSize.size();
                ofSize.stream()
                        .filter(query -> Objects.requireNonNull(f1.get(new Cell(query, masked.last())))
                                >= Objects.requireNonNull(f1.get(new Cell(query, masked.first()))))
                        .forEach(query -> rising.add(corpus.title() + ", " + size + " terms, " + name(query)));
            }
        }
        notes.page.say("");
        notes.page.say("Queries weigh their terms alike and find the " + RESULTS
                + " best documents with a cosine above 0. Documents that tie for the last places share them.");
        notes.page.say(
                "q0: the most used terms, q1: the least used, q2 and q3: random ones, q4: largest mean weight, q5:"
                        + " largest weight.");
        notes.claims.add(new Claim(
                "F1 falls as k grows: at k = " + masked.last() + " it is below that of k = " + masked.first() + " in "
                        + (queries - rising.size()) + " of " + queries + " queries"
                        + (rising.isEmpty() ? "" : "; not in " + String.join("; ", rising)),
                rising.isEmpty()));
    }

    private Map<Cell, Double> f1(TextCorpus corpus, List<TestQuery> queries, Watcher watcher) {
        DocumentRanking original = DocumentRanking.of(corpus.all().documents());
        List<double[]> before = queries.stream()
                .map(query -> original.found(query.places(), RESULTS))
                .toList();
        List<Integer> ks = Arrays.stream(masked.ks()).boxed().toList();
        List<List<Double>> found = ParallelSteps.each(
                "asking queries",
                ks,
                (k, within) -> {
                    DocumentRanking after = DocumentRanking.of(masked.documents(corpus.all(), k));
                    return IntStream.range(0, queries.size())
                            .mapToObj(i -> DocumentRanking.f1(
                                    before.get(i), after.found(queries.get(i).places(), RESULTS)))
                            .collect(Collectors.toList());
                },
                watcher);
        Map<Cell, Double> f1 = new HashMap<>();
        for (int i = 0; i < ks.size(); i++) {
            for (int query = 0; query < queries.size(); query++) {
                f1.put(new Cell(queries.get(query), ks.get(i)), found.get(i).get(query));
            }
        }
        return f1;
    }

    private static String name(TestQuery query) {
        return switch (query.kind()) {
            case FREQUENT -> "q0";
            case RARE -> "q1";
            case RANDOM -> "q2";
            case OTHER_RANDOM -> "q3";
            case HEAVY_ON_AVERAGE -> "q4";
            case HEAVY_SOMEWHERE -> "q5";
        };
    }
}
