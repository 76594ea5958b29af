package org.semblance.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.semblance.method.Displacements.Shift;
import org.semblance.method.LearningTrace;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.stream.StreamReport;
import org.semblance.release.stream.StreamReportWriter;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;
import org.semblance.report.section.Banner;
import org.semblance.report.section.SourceSection;
import org.semblance.report.section.SubstituteConceptLines;

/** Writes the report of a stream as one self-contained HTML page, without scripts or network access. */
public final class HtmlStream implements StreamReportWriter {

    private static final String NOT_REPORTED = "not reported";

    /** A stateless writer. */
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
        OwnerNotice.write(page);
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
                        ? "Masked without any guarantee: no k-anonymity"
                        : "Masked, no k-anonymity; claimed: " + String.join(", ", report.claims()),
                "class",
                "headline");
        page.leaf("p", "This is the report of a stream, not of a release: nothing was verified or measured.");
        if (!report.forPublication()) {
            page.open("p")
                    .leaf("strong", "Not for publication")
                    .text(": the noise can be reproduced.")
                    .close();
        }
        page.close().close();
        page.open("dl", "class", "facts");
        Banner.fact(page, "Records masked", NumberFormat.count(report.records().masked()), "");
        Banner.fact(
                page, "Records left out", NumberFormat.count(report.records().leftOut()), "");
        Banner.fact(
                page,
                "Records passed aside",
                NumberFormat.count(report.records().aside()),
                "");
        Banner.fact(page, "Values suppressed", NumberFormat.count(report.withheld()), "");
        Banner.fact(page, "Method", Banner.method(report.method()), Banner.parameters(report.method()));
        page.close();
        page.open("p", "class", "summary").foreign(report.methodSummary()).close();
    }

    private static void moved(StreamReport report, Html page) {
        page.section("noise", "How far values moved");
        PageTable grid = new PageTable(
                page,
                "Noise of each attribute, as root mean square (RMSE)",
                "Attribute",
                "#Drawn",
                "#Moved",
                "#Values",
                "#Unchanged",
                "#Withheld");
        for (StreamReport.MaskedAttribute attribute : report.attributes()) {
            Shift shift = attribute.shift();
            grid.row().foreign(shift.attribute());
            grid.next().text(figure(shift.target()));
            grid.next().text(figure(shift.actual()));
            grid.next().text(NumberFormat.count(shift.values()));
            grid.next().text(NumberFormat.count(shift.unchanged()));
            grid.next().text(NumberFormat.count(attribute.withheld()));
            grid.endRow();
        }
        grid.end();
        page.leaf(
                "p",
                "Changes of concepts are semantic distances; changes of numbers are in the units of the data.",
                "class",
                "quiet");
        SubstituteConceptLines.write(
                report.attributes().stream()
                        .map(StreamReport.MaskedAttribute::shift)
                        .filter(shift -> aimed(report.learnt().of(shift.attribute())))
                        .toList(),
                0,
                page);
        page.close();
    }

    /** Whether replacement concepts were sought at a drawn distance. */
    private static boolean aimed(LearningTrace.LearnedAttribute learned) {
        return learned.semantic() && learned.hasFigures();
    }

    private static void learnt(StreamReport report, Html page) {
        page.section("learnt", "Statistics learnt from the reference table");
        from(report, page);
        PageTable grid = new PageTable(
                page,
                "Spread of each attribute",
                "Attribute",
                "Domain",
                "#Concepts",
                "Mean",
                "#Variance",
                "#Noise scale");
        for (LearningTrace.LearnedAttribute learned : report.learnt().attributes()) {
            grid.row().foreign(learned.attribute());
            grid.next().foreign(learned.semantic() ? learned.domain() : "numbers");
            grid.next().text(learned.semantic() ? NumberFormat.count(learned.concepts()) : "");
            grid.next().foreign(mean(learned));
            grid.next().text(figure(learned.variance()));
            grid.next().text(figure(learned.scale()));
            grid.endRow();
        }
        grid.end();
        if (!report.learnt().pairs().isEmpty()) {
            PageTable pairs =
                    new PageTable(page, "Covariance of attributes", "Attributes", "#Covariance", "#Correlation");
            for (LearningTrace.Association pair : report.learnt().pairs()) {
                pairs.row().foreign(pair.one()).text(" and ").foreign(pair.other());
                pairs.next().text(figure(pair.covariance()));
                pairs.next().text(figure(pair.correlation()));
                pairs.endRow();
            }
            pairs.end();
        }
        page.close();
    }

    private static void from(StreamReport report, Html page) {
        if (report.learnt().rows() == 0) {
            page.leaf("p", "The method needed no statistics of the reference table.");
            return;
        }
        page.open("p")
                .text("From " + NumberFormat.count(report.learnt().rows(), "row", "rows") + " of the reference table");
        if (report.reference().rowsLeftOut() > 0) {
            page.text(" (" + NumberFormat.count(report.reference().rowsLeftOut()) + " left out)");
        }
        report.reference()
                .sha256()
                .ifPresent(sha256 -> page.text(", whose file has the SHA-256 ").leaf("code", sha256));
        page.text(".").close();
    }

    private static String mean(LearningTrace.LearnedAttribute learned) {
        if (!learned.semantic()) {
            return "";
        }
        if (!learned.hasFigures()) {
            return NOT_REPORTED;
        }
        return learned.mean().isEmpty() ? "too few rows to be shown" : learned.mean();
    }

    private static String figure(double value) {
        return Double.isFinite(value) ? NumberFormat.decimal(value) : NOT_REPORTED;
    }

    private static void notices(StreamReport report, Html page) {
        page.section("notices", "Notes before use");
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
        page.section("source", "How to cite");
        SourceSection.cite(report.source(), "records", page);
        SourceSection.imprint(report.version(), report.seconds(), page);
        page.close();
    }
}
