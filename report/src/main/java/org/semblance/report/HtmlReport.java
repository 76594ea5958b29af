package org.semblance.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.semblance.release.report.Report;
import org.semblance.release.report.ReportWriter;
import org.semblance.report.html.Html;
import org.semblance.report.section.ApprovalSection;
import org.semblance.report.section.AttackDetailSection;
import org.semblance.report.section.AttackerSection;
import org.semblance.report.section.AttributeSection;
import org.semblance.report.section.Banner;
import org.semblance.report.section.ConceptSection;
import org.semblance.report.section.CorrelationSection;
import org.semblance.report.section.CostSection;
import org.semblance.report.section.DocumentSection;
import org.semblance.report.section.GeneralizationSection;
import org.semblance.report.section.GroupSection;
import org.semblance.report.section.GuaranteeSection;
import org.semblance.report.section.NoiseSection;
import org.semblance.report.section.NoticeSection;
import org.semblance.report.section.OpenPointSection;
import org.semblance.report.section.RecipeSection;
import org.semblance.report.section.RiskUtilityMapSection;
import org.semblance.report.section.Section;
import org.semblance.report.section.SourceSection;
import org.semblance.report.section.TermSection;
import org.semblance.report.section.VerdictWords;

/**
 * Writes the owner's report as one self-contained HTML page, without scripts or network access. The same report gives the same
 * bytes.
 */
public final class HtmlReport implements ReportWriter {

    /** What a person needs to decide, from top to bottom. */
    private static final List<Section> FRONT =
            List.of(new GuaranteeSection(), new AttackerSection(), new OpenPointSection(), new ApprovalSection());

    /** Everything else. */
    private static final List<Section> APPENDIX = List.of(
            new AttackDetailSection(),
            new RiskUtilityMapSection(),
            new DocumentSection(),
            new CostSection(),
            new GroupSection(),
            new TermSection(),
            new GeneralizationSection(),
            new NoiseSection(),
            new AttributeSection(),
            new ConceptSection(),
            new CorrelationSection(),
            new NoticeSection(),
            new RecipeSection(),
            new SourceSection());

    /** A stateless writer. */
    public HtmlReport() {}

    @Override
    public void write(Report report, OutputStream out) throws IOException {
        out.write(html(report).toString().getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    @Override
    public void plots(Report report, Place place) throws IOException {
        Plots.of(report).write(place);
    }

    /** The page, which also lists its charts. */
    static Html html(Report report) throws IOException {
        Html page = new Html();
        page.trusted("<!DOCTYPE html>\n").open("html", "lang", "en-GB");
        String name = report.tried() ? "Trial report" : "Release report";
        PageHead.write(name + ": " + VerdictWords.headline(report), page);
        page.open("body", "class", report.tried() ? "owners trial" : "owners")
                .leaf("a", "Skip to the verdict", "class", "skip", "href", "#verdict");
        page.open("header").open("div", "class", "sheet");
        OwnerNotice.write(page);
        page.leaf("p", "Semblance", "class", "brand").leaf("h1", name);
        page.close().close();
        page.open("main", "class", "sheet");
        Banner.write(report, page);
        page.open("div", "class", "front");
        FRONT.stream().filter(section -> section.concerns(report)).forEach(section -> write(section, report, page));
        page.close();
        page.open("div", "class", "appendix").leaf("p", "Appendix", "class", "part");
        List<Section> appendix =
                APPENDIX.stream().filter(section -> section.concerns(report)).toList();
        contents(appendix, page);
        appendix.forEach(section -> write(section, report, page));
        return page.close().close().close().close();
    }

    private static void write(Section section, Report report, Html page) {
        page.section(section.id(), section.title());
        section.write(report, page);
        page.close();
    }

    private static void contents(List<Section> sections, Html page) {
        page.open("nav", "aria-label", "Contents of the appendix").open("ul");
        for (Section section : sections) {
            page.open("li")
                    .leaf("a", section.title(), "href", "#" + section.id())
                    .close();
        }
        page.close().close();
    }
}
