package org.semblance.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/**
 * Writes the experiment of a paper as one HTML page, without scripts or network access: charts, claims, figures and
 * tables.
 */
public final class HtmlStudy {

    /** A stateless writer. */
    public HtmlStudy() {}

    public void write(Study study, OutputStream out) throws IOException {
        out.write(html(study).toString().getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** The page, which also lists its charts. */
    static Html html(Study study) throws IOException {
        Html page = new Html();
        page.trusted("<!DOCTYPE html>\n").open("html", "lang", "en-GB");
        PageHead.write("Experiment: " + study.title(), page);
        page.open("body").open("header").open("div", "class", "sheet");
        page.leaf("p", "Semblance", "class", "brand").leaf("h1", study.title());
        page.leaf("p", study.source(), "class", "lead").close().close();
        page.open("main", "class", "sheet");
        page.open("div", "class", "verdict " + tone(study)).open("div");
        page.leaf("p", study.summary(), "class", "headline").close().close();
        if (!study.charts().isEmpty()) {
            charts(study, page);
        }
        claims(study, page);
        figures("figures", "Figures of the paper", "Printed by the paper", study.figures(), page);
        if (!study.references().isEmpty()) {
            figures(
                    "references",
                    "Reference values",
                    "Computed independently; the paper does not print them",
                    study.references(),
                    page);
        }
        page.section("tables", "All tables");
        page.leaf("pre", study.text(), "tabindex", "0").close();
        return page.close().close().close();
    }

    private static String tone(Study study) {
        if (!study.comes()) {
            return "bad";
        }
        return study.claims().stream().allMatch(Study.Sentence::holds) ? "good" : "fair";
    }

    private static void charts(Study study, Html page) {
        page.section("charts", "Charts");
        page.open("div", "class", "charts");
        study.charts().forEach(chart -> chart.write(page));
        page.close().close();
    }

    private static void claims(Study study, Html page) {
        page.section("claims", "Claims of the paper");
        PageTable grid = new PageTable(page, "Each claim, with where it fails", "claim", "here");
        for (Study.Sentence claim : study.claims()) {
            grid.row().text(claim.text());
            verdict(grid.next(), claim.holds() ? "holds" : "does not hold", claim.holds());
            grid.endRow();
        }
        grid.end();
        page.close();
    }

    private static void figures(String id, String title, String caption, List<Study.Pair> figures, Html page) {
        page.section(id, title);
        PageTable grid = new PageTable(page, caption, "figure", "#expected", "#ours", "verdict");
        for (Study.Pair figure : figures) {
            grid.row().text(figure.name());
            grid.next().text(NumberFormat.decimal(figure.expected()));
            grid.next().text(NumberFormat.decimal(figure.found()));
            verdict(grid.next(), figure.verdict(), figure.holds());
            grid.endRow();
        }
        grid.end();
        page.close();
    }

    private static void verdict(Html page, String text, @Nullable Boolean holds) {
        page.leaf("span", text, "class", holds == null ? "undetermined" : holds ? "holds" : "fails");
    }
}
