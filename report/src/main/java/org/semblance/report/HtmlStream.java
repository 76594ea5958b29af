package org.semblance.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.semblance.method.Displacements.Shift;
import org.semblance.method.Learnt;
import org.semblance.run.StreamReport;
import org.semblance.run.StreamReportWriter;

/** Writes what a stream has to tell as one HTML page: no script, no network, no other file. */
public final class HtmlStream implements StreamReportWriter {

    /** A writer of pages; it keeps nothing between them. */
    public HtmlStream() {}

    @Override
    public void write(StreamReport report, OutputStream out) throws IOException {
        out.write(page(report).getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private static String page(StreamReport report) throws IOException {
        Html page = new Html();
        page.trusted("<!DOCTYPE html>\n").open("html", "lang", "en-GB");
        PageHead.write("Stream report", page);
        page.open("body").open("header").open("div", "class", "sheet");
        page.leaf("p", "Semblance", "class", "brand").leaf("h1", "Stream report");
        page.close().close();
        page.open("main", "class", "sheet");
        top(report, page);
        moved(report, page);
        learnt(report, page);
        notices(report, page);
        source(report, page);
        return page.close().close().close().toString();
    }

    private static void top(StreamReport report, Html page) {
        page.open("div", "id", "verdict", "class", "verdict").open("div");
        page.leaf(
                "p",
                report.claims().isEmpty()
                        ? "Masked, with nothing claimed: no k-anonymity"
                        : "Masked, no k-anonymity; claimed: " + String.join(", ", report.claims()),
                "class",
                "headline");
        page.leaf("p", "This is the report of a stream, which is not a release: nothing was verified or measured.");
        if (!report.forPublication()) {
            page.open("p")
                    .leaf("strong", "Not for publication")
                    .text(": the noise can be drawn again.")
                    .close();
        }
        page.close().close();
        page.open("dl", "class", "facts");
        fact(page, "Records masked", report.records().masked());
        fact(page, "Records left out", report.records().leftOut());
        fact(page, "Records passed aside", report.records().aside());
        fact(page, "Values withheld", report.withheld());
        page.close();
        page.open("p", "class", "summary").foreign(report.methodSummary()).close();
    }

    private static void fact(Html page, String name, long count) {
        page.open("div").leaf("dt", name).leaf("dd", Figures.count(count)).close();
    }

    private static void moved(StreamReport report, Html page) {
        page.open("section", "aria-labelledby", "noise").leaf("h2", "How far values were moved", "id", "noise");
        Grid grid = new Grid(
                page,
                "Noise of each attribute, as root mean square (RMSE)",
                "Attribute",
                "#RMSE drawn",
                "#RMSE reached",
                "#Values",
                "#Unchanged",
                "#Withheld",
                "#Too near",
                "#Wrong way",
                "#Farthest");
        for (StreamReport.MaskedAttribute attribute : report.attributes()) {
            Shift shift = attribute.shift();
            grid.row().foreign(shift.attribute());
            grid.next().text(figure(shift.target()));
            grid.next().text(figure(shift.actual()));
            grid.next().text(Figures.count(shift.records()));
            grid.next().text(Figures.count(shift.unchanged()));
            grid.next().text(Figures.count(attribute.withheld()));
            grid.next().text(Figures.count(shift.tooNear()));
            grid.next().text(Figures.count(shift.wrongWay()));
            grid.next().text(Figures.count(shift.farthest()));
            grid.endRow();
        }
        grid.end();
        page.leaf(
                "p",
                "Distances are semantic, from 0 to 1, for concepts, and in the units of the data for numbers. Where no"
                        + " concept is as far away as was drawn, on the side that was drawn, the next best is taken: one"
                        + " that is too near, one on the wrong side, or the farthest there is.",
                "class",
                "quiet");
        page.close();
    }

    private static void learnt(StreamReport report, Html page) {
        page.open("section", "aria-labelledby", "learnt").leaf("h2", "What was learnt, and from where", "id", "learnt");
        page.open("p").text("From " + Figures.count(report.learnt().rows(), "row", "rows") + " of the reference table");
        if (report.reference().rowsLeftOut() > 0) {
            page.text(" (" + Figures.count(report.reference().rowsLeftOut()) + " left out)");
        }
        report.reference()
                .sha256()
                .ifPresent(sha256 -> page.text(", whose file has the SHA-256 ").leaf("code", sha256));
        page.text(".").close();
        Grid grid = new Grid(
                page,
                "Spread of each attribute",
                "Attribute",
                "Domain",
                "#Concepts",
                "Mean",
                "#Variance",
                "#Noise scale");
        for (Learnt.Spread spread : report.learnt().attributes()) {
            boolean meant = !spread.domain().isEmpty();
            grid.row().foreign(spread.attribute());
            grid.next().foreign(meant ? spread.domain() : "numbers");
            grid.next().text(meant ? Figures.count(spread.concepts()) : "");
            grid.next()
                    .foreign(
                            !meant ? "" : spread.mean().isEmpty() ? "held by too few rows to be shown" : spread.mean());
            grid.next().text(figure(spread.variance()));
            grid.next().text(figure(spread.scale()));
            grid.endRow();
        }
        grid.end();
        if (!report.learnt().pairs().isEmpty()) {
            Grid pairs = new Grid(page, "How attributes vary together", "Attributes", "#Covariance", "#Correlation");
            for (Learnt.Association pair : report.learnt().pairs()) {
                pairs.row().foreign(pair.one()).text(" and ").foreign(pair.other());
                pairs.next().text(figure(pair.covariance()));
                pairs.next().text(figure(pair.correlation()));
                pairs.endRow();
            }
            pairs.end();
        }
        page.close();
    }

    private static String figure(double value) {
        return Double.isFinite(value) ? Figures.decimal(value) : "not told";
    }

    private static void notices(StreamReport report, Html page) {
        page.open("section", "aria-labelledby", "notices").leaf("h2", "Before you use it", "id", "notices");
        page.open("ul");
        report.notes().forEach(note -> page.open("li").foreign(note).close());
        report.warnings()
                .forEach(warning -> page.open("li")
                        .leaf("code", warning.code())
                        .text(" ")
                        .foreign(warning.message())
                        .close());
        page.close().close();
    }

    private static void source(StreamReport report, Html page) {
        page.open("section", "aria-labelledby", "source").leaf("h2", "How to cite", "id", "source");
        report.source()
                .ifPresent(citation ->
                        page.open("blockquote").foreign(citation.toString()).close());
        page.open("p", "class", "imprint")
                .text("Made by Semblance ")
                .foreign(report.version())
                .text(". Time taken: ");
        page.foreign(report.seconds().entrySet().stream()
                .map(stage -> stage.getKey() + "\u00A0" + Figures.seconds(stage.getValue()))
                .collect(Collectors.joining(", ")));
        page.text(". Every figure of this page is also in report.json.").close();
        page.close();
    }
}
