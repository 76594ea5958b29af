package org.semblance.report.published;

import java.util.Map;
import org.semblance.release.publication.CitedWork;
import org.semblance.release.publication.PublicReport;
import org.semblance.release.recipe.RecipeText;
import org.semblance.report.html.Html;
import org.semblance.report.section.SourceSection;

/** The recipe as it stands in the certificate, and what to cite. */
public final class CitationSection implements PublicSection {

    @Override
    public String id() {
        return "source";
    }

    @Override
    public String title() {
        return "How it was made, and how to cite";
    }

    @Override
    public void write(PublicReport report, Html page) {
        if (!report.recipe().isEmpty()) {
            page.open("details").leaf("summary", "The recipe, without paths and seeds");
            page.leaf("pre", RecipeText.of(report.recipe()), "tabindex", "0", "aria-label", "Recipe")
                    .close();
        }
        SourceSection.method(report.method(), report.methodSummary(), page);
        SourceSection.cite(report.source(), "release", page);
        if (!report.works().isEmpty()) {
            page.leaf("h3", "Guarantees and measures");
            page.open("ul");
            for (CitedWork work : report.works()) {
                page.open("li").foreign(work.citation().toString());
                page.leaf("small", String.join(", ", work.names()), "class", "meaning")
                        .close();
            }
            page.close();
        }
        SourceSection.imprint(report.version(), Map.of(), page);
    }
}
