package org.semblance.report.published;

import java.util.OptionalDouble;
import org.semblance.release.figures.Glossary;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.publication.PublicReport;
import org.semblance.release.publication.PublicVerdict;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** The requested guarantees and the verdicts. */
public final class VerdictSection implements PublicSection {

    @Override
    public String id() {
        return "promises";
    }

    @Override
    public String title() {
        return "Guarantees";
    }

    @Override
    public boolean concerns(PublicReport report) {
        return !report.verdicts().isEmpty();
    }

    @Override
    public void write(PublicReport report, Html page) {
        PageTable grid = new PageTable(
                page,
                "Verified on the file as it was written, by code that does not know the method",
                "Guarantee",
                "#Required",
                "#Found",
                "Counted in",
                "Verdict");
        Glossary glossary = new Glossary(report.catalog());
        for (PublicVerdict verdict : report.verdicts()) {
            Html first = grid.row().foreign(verdict.guarantee());
            glossary.promise(verdict.guarantee(), report.documents().isPresent())
                    .ifPresent(meaning -> first.leaf("small", meaning, "class", "meaning"));
            grid.next().text(NumberFormat.decimal(verdict.asked()));
            OptionalDouble found = verdict.shown();
            grid.next().text(found.isPresent() ? NumberFormat.found(found.getAsDouble()) : "not published");
            grid.next().foreign(verdict.of());
            grid.next().leaf("span", "✓ holds", "class", "holds");
            grid.endRow();
        }
        grid.end();
    }
}
