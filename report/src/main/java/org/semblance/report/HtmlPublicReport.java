package org.semblance.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.semblance.release.publication.PublicReport;
import org.semblance.release.publication.PublicReportWriter;
import org.semblance.report.html.Html;
import org.semblance.report.published.AssociationSection;
import org.semblance.report.published.CitationSection;
import org.semblance.report.published.ClassSection;
import org.semblance.report.published.FileSection;
import org.semblance.report.published.ProtectionSection;
import org.semblance.report.published.PublicAttackers;
import org.semblance.report.published.PublicBanner;
import org.semblance.report.published.PublicOpenPoints;
import org.semblance.report.published.PublicRecipeSection;
import org.semblance.report.published.PublicSection;
import org.semblance.report.published.ReleasedValuesSection;
import org.semblance.report.published.RemarkSection;
import org.semblance.report.published.RiskSection;
import org.semblance.report.published.StableFigureSection;
import org.semblance.report.published.VectorSection;
import org.semblance.report.published.VerdictSection;

/**
 * Writes the report that leaves with a release as one self-contained HTML page, without scripts or network access. The
 * same report gives the same bytes.
 */
public final class HtmlPublicReport implements PublicReportWriter {

    /** What a reader needs first, from top to bottom. */
    private static final List<PublicSection> FRONT =
            List.of(new VerdictSection(), new PublicAttackers(), new PublicOpenPoints());

    /** Everything else. */
    private static final List<PublicSection> APPENDIX = List.of(
            new ProtectionSection(),
            new RiskSection(),
            new FileSection(),
            new VectorSection(),
            new ClassSection(),
            new ReleasedValuesSection(),
            new AssociationSection(),
            new StableFigureSection(),
            new RemarkSection(),
            new PublicRecipeSection(),
            new CitationSection());

    /** A stateless writer. */
    public HtmlPublicReport() {}

    @Override
    public void write(PublicReport report, OutputStream out) throws IOException {
        out.write(html(report).toString().getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private static Html html(PublicReport report) throws IOException {
        Html page = new Html();
        page.trusted("<!DOCTYPE html>\n").open("html", "lang", "en-GB");
        PageHead.write("Release report: " + PublicBanner.headline(report), page);
        page.open("body").leaf("a", "Skip to the verdict", "class", "skip", "href", "#verdict");
        page.open("header").open("div", "class", "sheet");
        page.leaf("p", "Semblance", "class", "brand").leaf("h1", "Release report");
        page.close().close();
        page.open("main", "class", "sheet");
        PublicBanner.write(report, page);
        page.open("div", "class", "front");
        write(FRONT, report, page);
        page.close().open("div", "class", "appendix").leaf("p", "Appendix", "class", "part");
        page.open("nav", "aria-label", "Contents of the appendix").open("ul");
        APPENDIX.stream()
                .filter(section -> section.concerns(report))
                .forEach(section -> page.open("li")
                        .leaf("a", section.title(), "href", "#" + section.id())
                        .close());
        page.close().close();
        write(APPENDIX, report, page);
        return page.close().close().close().close();
    }

    private static void write(List<PublicSection> sections, PublicReport report, Html page) {
        sections.stream().filter(section -> section.concerns(report)).forEach(section -> {
            page.section(section.id(), section.title());
            section.write(report, page);
            page.close();
        });
    }
}
