package org.semblance.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.semblance.authoring.hierarchies.HierarchyScore;
import org.semblance.authoring.hierarchies.HierarchyScores;
import org.semblance.quality.hierarchy.GslGrade;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/**
 * Writes scored hierarchies as one HTML page, without scripts or network access. Each is drawn, coloured by loss, and
 * listed with its faults.
 */
public final class HtmlHierarchies {

    /** A stateless writer. */
    public HtmlHierarchies() {}

    public void write(HierarchyScores scores, OutputStream out) throws IOException {
        out.write(html(scores).toString().getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** The page, which also lists its charts. */
    static Html html(HierarchyScores scores) throws IOException {
        List<HierarchyScore> hierarchies = scores.hierarchies();
        boolean alone = hierarchies.size() == 1;
        String title = alone ? hierarchies.get(0).hierarchy().name() : hierarchies.size() + " hierarchies";
        Html page = new Html();
        page.trusted("<!DOCTYPE html>\n").open("html", "lang", "en-GB");
        PageHead.write("Hierarchy: " + title, page);
        page.open("body").open("header").open("div", "class", "sheet");
        OwnerNotice.write(page);
        page.leaf("p", "Semblance: semantic loss of hierarchies", "class", "brand");
        page.open("h1").foreign(title).close().close().close();
        page.open("main", "class", "sheet");
        if (!alone) {
            together(scores, page);
        }
        for (int i = 0; i < hierarchies.size(); i++) {
            page.part("hierarchy-" + (i + 1));
            new HierarchySection(scores, i, page).write();
        }
        reading(scores, page);
        return page.close().close().close();
    }

    private static void together(HierarchyScores scores, Html page) {
        page.section("together", "All together");
        PageTable grid =
                new PageTable(page, "One hierarchy for each attribute", "hierarchy", "#loss", "word", "#preference");
        for (int i = 0; i < scores.hierarchies().size(); i++) {
            HierarchyScore score = scores.hierarchies().get(i);
            grid.row()
                    .open("a", "href", "#hierarchy-" + i)
                    .foreign(score.hierarchy().name())
                    .close();
            grid.next().text(HierarchySection.figure(score.whole()));
            grid.next().text(score.grade().map(GslGrade::toString).orElse("unknown"));
            grid.next().text(NumberFormat.decimal(scores.preferences().get(i)));
            grid.endRow();
        }
        grid.end();
        page.open("p", "class", "total").text("Together, with these preferences: ");
        page.leaf("strong", HierarchySection.figure(scores.ofSet())).text(".").close();
        page.close();
    }

    /** Explains the figures and their source. */
    static void reading(HierarchyScores scores, Html page) {
        page.section("reading", "How to read this");
        page.leaf(
                "p",
                "A loss is the semantic distance between a value and the label that replaces it: the distance"
                        + " between the"
                        + " two (" + scores.similarityName() + " in " + scores.taxonomy()
                        + "), 0 where they mean the same; for numbers and dates the width of the interval, as a share"
                        + " of the whole range. The loss of a level is the "
                        + (scores.gsl().aggregation().name().equals("MAXIMUM") ? "largest" : "mean")
                        + " loss of the values on it, and that of the hierarchy the "
                        + (scores.gsl().weights().name().equals("UNIFORM")
                                ? "mean of its levels."
                                : "mean of its levels, lower ones counting more."));
        page.leaf(
                "p",
                "Every root has a high loss because it covers nearly everything. Hierarchies differ in how late"
                        + " on the way up the loss occurs. After Ayala-Rivera, McDonagh, Cerqueus, Murphy and Thorpe, Enhancing the utility"
                        + " of anonymized data by improving the quality of generalization hierarchies, Transactions on"
                        + " Data Privacy 10 (2017).",
                "class",
                "quiet");
        page.close();
    }
}
