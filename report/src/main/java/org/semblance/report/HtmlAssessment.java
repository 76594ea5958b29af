package org.semblance.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.semblance.catalog.Catalog;
import org.semblance.evaluate.assess.Assessment;
import org.semblance.evaluate.assess.PrivacyFindings;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.Score;
import org.semblance.release.figures.Glossary;
import org.semblance.release.figures.MinimumCount;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.figures.ScoreWords;
import org.semblance.report.chart.BarChart;
import org.semblance.report.html.Html;
import org.semblance.report.html.OptionWords;
import org.semblance.report.html.PageTable;
import org.semblance.report.section.AttributeCard;
import org.semblance.report.section.Banner;

/** Writes the assessment of an anonymised table as one HTML page, without scripts or network access. */
public final class HtmlAssessment {

    private final Glossary glossary;

    /** A stateless writer; the catalog provides the explanations of names. */
    public HtmlAssessment(Catalog catalog) {
        this.glossary = new Glossary(catalog);
    }

    public void write(Assessment assessment, OutputStream out) throws IOException {
        out.write(html(assessment).toString().getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** The page, which also lists its charts. */
    Html html(Assessment assessment) throws IOException {
        Html page = new Html();
        page.trusted("<!DOCTYPE html>\n").open("html", "lang", "en-GB");
        PageHead.write("Assessment: " + headline(assessment.found()), page);
        page.open("body").leaf("a", "Skip to the results", "class", "skip", "href", "#verdict");
        page.open("header").open("div", "class", "sheet");
        OwnerNotice.write(page);
        page.leaf("p", "Semblance", "class", "brand").leaf("h1", "Assessment of an anonymised table");
        page.close().close();
        page.open("main", "class", "sheet");
        top(assessment, page);
        holds(assessment, page);
        for (MeasureFacts.Kind kind : MeasureFacts.Kind.values()) {
            figures(assessment, kind, page);
        }
        notTaken(assessment, page);
        classes(assessment, page);
        attributes(assessment, page);
        columns(assessment, page);
        notices(assessment, page);
        page.open("p", "class", "imprint")
                .text("Made by Semblance ")
                .foreign(assessment.version())
                .text(". This page is for those who may see the original: it shows how much the release differs from"
                        + " it.")
                .close();
        return page.close().close().close();
    }

    private static String headline(PrivacyFindings found) {
        return found.rows() < 2
                ? "Some rows are unique: k\u00A0=\u00A0" + found.rows()
                : "No row is unique: k\u00A0=\u00A0" + NumberFormat.count(found.rows())
                        + (givenAway(found).isEmpty()
                                ? ""
                                : ", but some sensitive values are disclosed: l\u00A0=\u00A01");
    }

    /** The confidential attributes with an equivalence class that has only one value. */
    private static List<String> givenAway(PrivacyFindings found) {
        return found.confidential().stream()
                .filter(one -> one.l() == 1)
                .map(PrivacyFindings.FoundOfAttribute::name)
                .toList();
    }

    private static void top(Assessment assessment, Html page) {
        PrivacyFindings found = assessment.found();
        boolean alone = found.rows() < 2;
        boolean bad = alone || !givenAway(found).isEmpty();
        page.open("div", "id", "verdict", "class", "verdict " + (bad ? "bad" : "fair"));
        page.open("div").leaf("p", headline(found), "class", "headline");
        page.leaf(
                "p",
                alone
                        ? "Anyone who knows the quasi-identifiers of such a person finds the row."
                        : "Each combination of quasi-identifier values is shared by at least this many rows. This was counted in the file; it is not a guarantee of the method that made it.");
        if (!givenAway(found).isEmpty()) {
            page.open("p")
                    .text("In at least one equivalence class, finding the class discloses the value of ")
                    .foreign(String.join(", ", givenAway(found)))
                    .text(".")
                    .close();
        }
        page.close().close();
        warnings(assessment, page);
        page.open("dl", "class", "facts");
        Banner.fact(page, "Rows", NumberFormat.count(assessment.rows()), "");
        Banner.fact(page, "Rows of the original", NumberFormat.count(assessment.originalRows()), "");
        Banner.fact(page, "Equivalence classes", NumberFormat.count(found.classes()), "");
        if (found.suppressed() > 0) {
            Banner.fact(page, "Rows suppressed", NumberFormat.fewest(found.suppressed(), assessment.least()), "");
        }
        page.close();
    }

    private static void holds(Assessment assessment, Html page) {
        PrivacyFindings found = assessment.found();
        page.section("holds", "Guarantees found");
        PageTable grid = new PageTable(page, "Judged on the values as written in the release", "What", "#Found");
        row(
                grid,
                "k, in rows",
                "Every combination of quasi-identifier values is shared by at least this many rows.",
                NumberFormat.count(found.rows()));
        found.persons()
                .ifPresent(persons -> row(
                        grid,
                        "k, in persons",
                        "Every combination of quasi-identifier values is shared by at least this many people.",
                        NumberFormat.count(persons)));
        found.rowsWithoutSuppressed()
                .ifPresent(k -> row(
                        grid,
                        "k of rows that are not suppressed",
                        "Rows in which all quasi-identifiers are suppressed are excluded.",
                        NumberFormat.count(k)));
        for (PrivacyFindings.FoundOfAttribute one : found.confidential()) {
            row(
                    grid,
                    "l of " + one.name(),
                    "Every equivalence class has at least this many different values; with 1, finding a class"
                            + " discloses the"
                            + " value.",
                    NumberFormat.count(one.l()));
            row(
                    grid,
                    "t of " + one.name(),
                    "The largest distance between the distribution in an equivalence class and in the whole table;"
                            + " distances "
                            + one.ground() + ".",
                    NumberFormat.decimal(one.t()));
        }
        grid.end();
        page.close();
    }

    private static void row(PageTable grid, String name, String meaning, String figure) {
        grid.row().foreign(name).leaf("small", meaning, "class", "meaning");
        grid.next().leaf("strong", figure);
        grid.endRow();
    }

    private void figures(Assessment assessment, MeasureFacts.Kind kind, Html page) {
        List<Assessment.Figure> figures = assessment.figures(kind);
        if (figures.isEmpty()) {
            return;
        }
        page.section(kind.name().toLowerCase(Locale.ROOT), kind.title());
        PageTable grid = new PageTable(page, "Measures", "Measure", "#Value", "How to read it");
        for (Assessment.Figure figure : figures) {
            Score score = figure.score();
            Html cell = grid.row().foreign(score.name());
            cell.leaf("small", glossary.score(score.name(), false).orElse(figure.meaning()), "class", "meaning");
            ScoreWords.byAttribute(score).ifPresent(values -> cell.leaf("small", values, "class", "meaning"));
            ScoreWords.forComparison(score).ifPresent(values -> cell.leaf("small", values, "class", "meaning"));
            grid.next().leaf("strong", NumberFormat.withUnit(score.value(), score.unit()));
            grid.next()
                    .text(figure.reading().text()
                            + ScoreWords.namedInterval(score)
                                    .map(interval -> "; " + interval)
                                    .orElse(""));
            grid.endRow();
        }
        grid.end();
        page.close();
    }

    private static void notTaken(Assessment assessment, Html page) {
        if (assessment.why().isEmpty() && assessment.notApplicable().isEmpty()) {
            return;
        }
        page.section("not-taken", "What was not measured");
        assessment.why().ifPresent(why -> {
            page.open("p")
                    .text("These measures compare row with row, but ")
                    .foreign(OptionWords.in(why.what()))
                    .text(" (" + why.code() + "): " + String.join(", ", assessment.withoutRows()) + ".")
                    .close();
            page.open("p", "class", "quiet")
                    .foreign(OptionWords.in(why.advice()))
                    .close();
        });
        if (!assessment.notApplicable().isEmpty()) {
            page.open("details").leaf("summary", "Measures that do not apply here");
            PageTable grid = new PageTable(page, "Not applicable", "Measure", "Because");
            for (Assessment.OmittedMeasure left : assessment.notApplicable()) {
                grid.row().foreign(left.measure());
                grid.next().foreign(left.because());
                grid.endRow();
            }
            grid.end();
            page.close();
        }
        page.close();
    }

    private static void classes(Assessment assessment, Html page) {
        MinimumCount least = new MinimumCount(assessment.least());
        List<PrivacyFindings.Bin> bins = assessment.found().bins();
        page.section("classes", "Sizes of equivalence classes");
        page.leaf(
                "p",
                "An equivalence class is the set of rows with the same quasi-identifier values. Counts below "
                        + least.rows() + " rows are not shown.",
                "class",
                "lead");
        List<BarChart.Point> points = bins.stream()
                .filter(bin -> least.tells(bin.rows()))
                .map(bin -> new BarChart.Point(bin.label(), List.of((double) bin.rows())))
                .toList();
        if (points.stream().anyMatch(point -> point.values().get(0) > 0)) {
            new BarChart(
                            "Rows in equivalence classes of each size",
                            List.of("rows"),
                            points,
                            rows -> NumberFormat.count((long) rows))
                    .write(page);
        }
        String few = bins.stream()
                .filter(bin -> !least.tells(bin.rows()))
                .map(PrivacyFindings.Bin::label)
                .collect(Collectors.joining(", "));
        if (!few.isEmpty()) {
            page.leaf(
                    "p",
                    "Fewer than " + least.rows() + " rows, but some, are in classes of these sizes: " + few + ".",
                    "class",
                    "quiet");
        }
        page.close();
    }

    private static void attributes(Assessment assessment, Html page) {
        if (assessment.attributes().isEmpty()) {
            return;
        }
        page.section("attributes", "Quasi-identifiers before and after");
        page.leaf(
                "p",
                "Only ranges and categories are shown that have " + assessment.least()
                        + " or more original rows, and as many released rows or none.",
                "class",
                "lead");
        page.open("div", "class", "cards");
        for (Assessment.AttributeDistribution spread : assessment.attributes()) {
            page.open("article", "class", "card")
                    .open("h3")
                    .foreign(spread.name())
                    .close();
            AttributeCard.values(spread.name(), spread.distribution(), page);
            page.close();
        }
        page.close().close();
    }

    private static void columns(Assessment assessment, Html page) {
        page.section("columns", "How the columns were interpreted");
        PageTable grid = new PageTable(page, "Columns", "Column", "Role", "In the original", "In the release");
        for (Assessment.AssessedColumn column : assessment.columns()) {
            grid.row().foreign(column.name());
            grid.next().text(String.join(", ", column.roles()));
            grid.next().foreign(column.domain());
            grid.next().foreign(column.released());
            grid.endRow();
        }
        grid.end();
        page.close();
    }

    private static void notices(Assessment assessment, Html page) {
        if (assessment.notes().isEmpty()) {
            return;
        }
        page.section("notices", "Notes before use");
        page.open("ul");
        assessment
                .notes()
                .forEach(note -> page.open("li").foreign(OptionWords.in(note)).close());
        page.close().close();
    }

    /** Writes the warnings above the figures, because they may change how to interpret them. */
    private static void warnings(Assessment assessment, Html page) {
        if (assessment.warnings().isEmpty()) {
            return;
        }
        page.open("ul", "class", "warnings");
        assessment
                .warnings()
                .forEach(warning -> page.open("li")
                        .leaf("code", warning.code())
                        .text(" ")
                        .foreign(warning.message())
                        .close());
        page.close();
    }
}
