package org.semblance.experiments;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.semblance.experiments.MaskedTexts.Outcome;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/** Fig. 6: information loss of spherical and classical microaggregation. */
final class TextLossPart {

    private static final double HALF = 50;

    /** Tolerance, in points, of the comparison with a second program that has another stop list. */
    private static final double STOP_LIST = 2;

    /** The k below which, according to section 6, less than half is lost. */
    private static final Map<String, Integer> BELOW_HALF = Map.of("movie-reviews", 10, "reuters", 20);

    static final String LEAST =
            "idf alone, each term counted once in a document, gives the paper's figure, but then its Fig. 2 is missed";

    private final List<TextCorpus> corpora;
    private final List<TextPart> parts;
    private final MaskedTexts masked;

    TextLossPart(List<TextCorpus> corpora, MaskedTexts masked) {
        this.corpora = List.copyOf(corpora);
        this.parts = corpora.stream().flatMap(corpus -> corpus.parts().stream()).toList();
        this.masked = masked;
    }

    void report(ExperimentNotes notes) {
        show(notes, "Fig. 6a: information loss of spherical microaggregation, in per cent", "spherical", spherical());
        show(notes, "Fig. 6b: information loss of classical microaggregation, in per cent", "classical", classical());
        statements(notes);
        secondProgram(notes);
        claims(notes);
    }

    static ToDoubleFunction<Outcome> spherical() {
        return outcome -> outcome.spherical().loss();
    }

    static ToDoubleFunction<Outcome> classical() {
        return outcome -> outcome.classical().loss();
    }

    private void show(ExperimentNotes notes, String heading, String id, ToDoubleFunction<Outcome> loss) {
        new CurvesOverK(
                        heading,
                        "IL, %",
                        2,
                        masked.ks(),
                        parts.stream()
                                .map(part -> new CurvesOverK.Curve(
                                        "fig-6/" + id + "/" + part.id() + "/K",
                                        part.id(),
                                        k -> loss.applyAsDouble(masked.at(part, k))))
                                .toList())
                .report(notes);
    }

    private DoubleStream all(ToDoubleFunction<Outcome> loss) {
        return parts.stream()
                .flatMapToDouble(
                        part -> Arrays.stream(masked.ks()).mapToDouble(k -> loss.applyAsDouble(masked.at(part, k))));
    }

    private void statements(ExperimentNotes notes) {
        if (!masked.has(2) || !masked.has(20)) {
            return;
        }
        notes.page.say("");
        PaperStatements.compare(
                notes,
                "fig-6/spherical/least",
                "least, spherical",
                all(spherical()).min().orElseThrow(),
                2,
                LEAST);
        PaperStatements.compare(
                notes,
                "fig-6/classical/least",
                "least, classical",
                all(classical()).min().orElseThrow(),
                2,
                LEAST);
        PaperStatements.compare(
                notes,
                "fig-6/spherical/most",
                "most, spherical",
                all(spherical()).max().orElseThrow(),
                2,
                null);
        PaperStatements.compare(
                notes,
                "fig-6/classical/most",
                "most, classical",
                all(classical()).max().orElseThrow(),
                2,
                null);
    }

    private void secondProgram(ExperimentNotes notes) {
        notes.page.say("");
        notes.page.say(
                "Compared with a second program, written separately for the same steps, with another stop list:");
        for (Map<String, String> line : PaperFigures.lines("spherical/second-program.csv")) {
            int k = PaperFigures.whole(line, "k");
            for (TextCorpus corpus : corpora) {
                if (corpus.id().equals(PaperFigures.text(line, "corpus")) && masked.has(k)) {
                    beside(notes, line, "spherical", corpus, k, spherical());
                    beside(notes, line, "classical", corpus, k, classical());
                }
            }
        }
    }

    private void beside(
            ExperimentNotes notes,
            Map<String, String> line,
            String method,
            TextCorpus corpus,
            int k,
            ToDoubleFunction<Outcome> loss) {
        Figure figure = Figure.pinned(
                "second-program/" + method + "/" + corpus.id() + "/k=" + k,
                PaperFigures.number(line, method),
                loss.applyAsDouble(masked.at(corpus.all(), k)),
                STOP_LIST);
        notes.figures.add(figure);
        notes.page.say("  " + corpus.title() + ", k = " + k + ", " + method + ": " + TextPage.number(figure.ours(), 2)
                + ", there " + PaperFigures.text(line, method) + ": " + figure.verdict());
    }

    private void claims(ExperimentNotes notes) {
        for (TextCorpus corpus : corpora) {
            int end = BELOW_HALF.getOrDefault(corpus.id(), 0);
            for (TextPart part : corpus.parts()) {
                String where = where(k -> k < end && spherical().applyAsDouble(masked.at(part, k)) >= HALF);
                notes.claims.add(new Claim(
                        corpus.title() + ", " + part.id().substring(corpus.id().length() + 1)
                                + ": less than 50 % is lost for k < " + end
                                + (where.isEmpty() ? "" : "; not at k = " + where),
                        where.isEmpty()));
            }
        }
        always(
                notes,
                "Spherical microaggregation always loses less than classical",
                (part, k) -> spherical().applyAsDouble(masked.at(part, k))
                        < classical().applyAsDouble(masked.at(part, k)));
        always(
                notes,
                "Both methods make the same groups",
                (part, k) -> masked.at(part, k).samePartition());
        for (String method : List.of("spherical", "classical")) {
            ToDoubleFunction<Outcome> loss = method.equals("spherical") ? spherical() : classical();
            always(
                    notes,
                    "More is lost with every k, " + method,
                    (part, k) -> k == masked.first()
                            || loss.applyAsDouble(masked.at(part, k)) > loss.applyAsDouble(masked.at(part, before(k))));
        }
        for (TextCorpus corpus : corpora) {
            String where = where(k -> !ordered(corpus, k));
            notes.claims.add(new Claim(
                    corpus.title() + ": the larger vector space loses less at every k, all before training before test"
                            + (where.isEmpty() ? "" : "; not at k = " + where),
                    where.isEmpty()));
        }
        notes.claims.add(masked.verdict());
    }

    private int before(int k) {
        return Arrays.stream(masked.ks()).filter(each -> each < k).max().orElse(k);
    }

    private boolean ordered(TextCorpus corpus, int k) {
        double[] losses = corpus.parts().stream()
                .mapToDouble(part -> spherical().applyAsDouble(masked.at(part, k)))
                .toArray();
        return IntStream.range(1, losses.length).allMatch(i -> losses[i] > losses[i - 1]);
    }

    private String where(IntPredicate fails) {
        return Arrays.stream(masked.ks())
                .filter(fails)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(", "));
    }

    /** A condition on a masked part. */
    private interface Condition {
        boolean holds(TextPart part, int k);
    }

    private void always(ExperimentNotes notes, String text, Condition condition) {
        String fails = parts.stream()
                .flatMap(part -> Arrays.stream(masked.ks())
                        .filter(k -> !condition.holds(part, k))
                        .mapToObj(k -> part.id() + " at " + k))
                .collect(Collectors.joining(", "));
        notes.claims.add(new Claim(
                text + " (" + parts.size() * masked.ks().length + " vector spaces)"
                        + (fails.isEmpty() ? "" : "; not " + fails),
                fails.isEmpty()));
    }
}
