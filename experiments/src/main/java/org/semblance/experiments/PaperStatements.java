package org.semblance.experiments;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.report.experiment.Figure;

/** Compares figures in the text of Abril, Navarro-Arribas and Torra (2015) with ours. */
final class PaperStatements {

    private PaperStatements() {}

    /**
     * Compares our figure with a printed one and adds a line to the page.
     *
     * @param why why it may deviate
     */
    static Figure compare(
            ExperimentNotes notes, String id, String what, double ours, int decimals, @Nullable String why) {
        Map<String, String> line = PaperFigures.lines("spherical/statements.csv").stream()
                .filter(each -> PaperFigures.text(each, "id").equals(id))
                .findFirst()
                .orElseThrow();
        Figure figure =
                Figure.of(id, PaperFigures.number(line, "paper"), ours, PaperFigures.number(line, "tolerance"), why);
        notes.figures.add(figure);
        notes.page.say(
                "  " + what + ": " + TextPage.number(ours, decimals) + ", paper " + PaperFigures.text(line, "paper")
                        + ": " + figure.verdict() + (!figure.deviates() || why == null ? "" : " (" + why + ")"));
        return figure;
    }
}
