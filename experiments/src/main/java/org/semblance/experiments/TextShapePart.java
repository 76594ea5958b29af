package org.semblance.experiments;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.quality.documents.NonZeros;
import org.semblance.report.experiment.Figure;

/** Table 1: the shape of the vector spaces. */
final class TextShapePart {

    /** Relative tolerance for d and nz, which depend on the stop list and the version of WordNet. */
    private static final double A_FEW_PER_CENT = 0.03;

    private static final double BALANCE = 0.0005;
    private static final String SUBSET = "R8 without trade: the paper does not say which seven categories it used";
    private static final String DIVISION = "the paper's random division is not published";

    private final List<TextCorpus> corpora;

    TextShapePart(List<TextCorpus> corpora) {
        this.corpora = List.copyOf(corpora);
    }

    void report(ExperimentNotes notes) {
        notes.page.heading("Table 1: the vector spaces, the paper's figures and ours");
        TextPage.Grid grid = new TextPage.Grid(
                "",
                "N, paper",
                "ours",
                "d, paper",
                "ours",
                "nz, paper",
                "ours",
                "K, paper",
                "ours",
                "balance, paper",
                "ours");
        for (Map<String, String> line : PaperFigures.lines("spherical/table-1.csv")) {
            String id = PaperFigures.text(line, "corpus") + "/" + PaperFigures.text(line, "part");
            corpora.stream()
                    .flatMap(corpus -> corpus.parts().stream())
                    .filter(part -> part.id().equals(id))
                    .forEach(part -> row(notes, grid, part, line));
        }
        notes.page.grid(grid);
        notes.page.say("");
        notes.page.say("d and nz may differ by 3 %: the paper gives neither its stop list nor its version of WordNet.");
        notes.page.say("Terms are found and weighed over all documents of a corpus; its parts are rows of that space.");
        notes.page.say("Movie Reviews are divided at random, with seed " + TextCorpus.DIVIDING
                + "; Reuters has its own division.");
        for (TextCorpus corpus : corpora) {
            notes.figures.add(Figure.ours(corpus.id() + "/without-terms", corpus.leftOut()));
            notes.page.say(
                    corpus.title() + ": documents left out because they have no term: " + corpus.leftOut() + ".");
        }
        notes.page.say("Terms of few documents are kept, as in the paper; a release drops those of fewer than k.");
    }

    private static void row(ExperimentNotes notes, TextPage.Grid grid, TextPart part, Map<String, String> line) {
        boolean reuters = part.id().startsWith("reuters");
        boolean whole = part.id().endsWith("all");
        figure(notes, part, line, "N", part.size(), 0, reuters ? SUBSET : null);
        figure(notes, part, line, "d", part.terms(), A_FEW_PER_CENT * PaperFigures.number(line, "d"), null);
        double words = NonZeros.mean(part.documents());
        figure(notes, part, line, "nz", words, A_FEW_PER_CENT * PaperFigures.number(line, "nz"), null);
        figure(notes, part, line, "K", part.classes(), 0, null);
        if (reuters || whole) {
            figure(notes, part, line, "balance", part.balance(), BALANCE, reuters ? SUBSET : null);
        } else {
            notes.figures.add(Figure.ofOtherData(
                    "table-1/" + part.id() + "/balance",
                    PaperFigures.number(line, "balance"),
                    part.balance(),
                    DIVISION));
        }
        grid.row(
                part.id(),
                PaperFigures.text(line, "N"),
                String.valueOf(part.size()),
                PaperFigures.text(line, "d"),
                String.valueOf(part.terms()),
                PaperFigures.text(line, "nz"),
                TextPage.number(words, 1),
                PaperFigures.text(line, "K"),
                String.valueOf(part.classes()),
                PaperFigures.text(line, "balance"),
                TextPage.number(part.balance(), 4));
    }

    private static void figure(
            ExperimentNotes notes,
            TextPart part,
            Map<String, String> line,
            String name,
            double ours,
            double tolerance,
            @Nullable String why) {
        notes.figures.add(
                Figure.of("table-1/" + part.id() + "/" + name, PaperFigures.number(line, name), ours, tolerance, why));
    }
}
