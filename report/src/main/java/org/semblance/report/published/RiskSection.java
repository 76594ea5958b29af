package org.semblance.report.published;

import java.util.Optional;
import org.semblance.quality.Score;
import org.semblance.release.figures.Glossary;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.figures.ScoreWords;
import org.semblance.release.publication.PublicReport;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** The risk that follows from the release. */
public final class RiskSection implements PublicSection {

    @Override
    public String id() {
        return "risk";
    }

    @Override
    public String title() {
        return "Measured on the release";
    }

    @Override
    public boolean concerns(PublicReport report) {
        return !report.scores().isEmpty() || report.linkedAtMost().isPresent();
    }

    @Override
    public void write(PublicReport report, Html page) {
        PageTable grid = new PageTable(page, "Measures that need no original", "Measure", "#Value");
        report.linkedAtMost().ifPresent(share -> {
            grid.row()
                    .text("records linked, at most")
                    .leaf(
                            "small",
                            "The largest share of records that anybody can link to the right person: 1/k.",
                            "class",
                            "meaning");
            grid.next().leaf("strong", NumberFormat.percentage(share));
            grid.endRow();
        });
        Glossary glossary = new Glossary(report.catalog());
        for (Score score : report.scores()) {
            Html first = grid.row().foreign(score.name());
            glossary.score(score.name(), report.documents().isPresent()).ifPresent(meaning -> detail(meaning, first));
            detail(ScoreWords.byAttribute(score), first);
            detail(ScoreWords.forComparison(score), first);
            grid.next().leaf("strong", NumberFormat.withUnit(score.value(), score.unit()));
            grid.endRow();
        }
        grid.end();
    }

    private static void detail(Optional<String> text, Html page) {
        text.ifPresent(words -> detail(words, page));
    }

    private static void detail(String text, Html page) {
        page.leaf("small", text, "class", "meaning");
    }
}
