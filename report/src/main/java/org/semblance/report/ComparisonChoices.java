package org.semblance.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import org.semblance.evaluate.compare.Comparison;
import org.semblance.evaluate.compare.ComparisonAxis;
import org.semblance.evaluate.compare.ComparisonCell;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** The table of a comparison: every choice with its figures. */
final class ComparisonChoices {

    private final Comparison comparison;
    private final List<ComparisonCell> front;

    /** The measures other than those of the axes. */
    private final List<String> beside;

    private final boolean suppressing;

    ComparisonChoices(Comparison comparison) {
        this.comparison = comparison;
        this.front = comparison.front();
        this.beside = comparison.measures().stream()
                .filter(measure -> !measure.equals(comparison.loss().name())
                        && !measure.equals(comparison.risk().name()))
                .toList();
        this.suppressing = comparison.cells().stream().anyMatch(cell -> cell.suppressed() > 0);
    }

    void write(Html page) {
        page.section("cells", "Every choice");
        page.scroll("scroll", "Every choice");
        PageTable grid = new PageTable(
                page, "Choices, least information loss first", columns().toArray(String[]::new));
        comparison.cells().stream()
                .sorted(Comparator.comparingDouble(comparison::loss))
                .forEach(cell -> row(cell, grid));
        grid.end();
        page.close();
        page.leaf("p", "The same figures are in comparison.csv and comparison.json.", "class", "quiet");
        page.close();
    }

    private List<String> columns() {
        List<String> columns = new ArrayList<>(List.of(
                "choice",
                "#" + comparison.loss().name(),
                "#" + comparison.risk().name(),
                "#score",
                "#classes",
                "#smallest"));
        if (suppressing) {
            columns.add("#suppressed");
        }
        beside.forEach(measure -> columns.add("#" + measure));
        columns.add("remarks");
        return columns;
    }

    private void row(ComparisonCell cell, PageTable grid) {
        grid.row().foreign(cell.method()).text(", k\u00A0=\u00A0" + cell.k());
        grid.next().text(figure(comparison.loss(), comparison.loss(cell)));
        grid.next().text(figure(comparison.risk(), comparison.risk(cell)));
        grid.next().text(NumberFormat.decimal(comparison.score(cell, comparison.alpha())));
        grid.next().text(NumberFormat.count(cell.classes()));
        grid.next().text(NumberFormat.count(cell.smallest()));
        if (suppressing) {
            grid.next().text(NumberFormat.count(cell.suppressed()));
        }
        beside.forEach(measure -> grid.next().text(value(cell, measure)));
        remarks(
                grid.next(),
                cell,
                front.contains(cell),
                comparison.chosen().filter(cell::equals).isPresent());
        grid.endRow();
    }

    private String figure(ComparisonAxis axis, double value) {
        return axis.percent(comparison.cells()) ? NumberFormat.percentage(value) : NumberFormat.decimal(value);
    }

    private static String value(ComparisonCell cell, String measure) {
        OptionalDouble value = Comparison.value(cell, measure);
        if (cell.scores().stream()
                .anyMatch(score -> score.name().equals(measure) && Comparison.generalizesNothing(score))) {
            return "–";
        }
        String unit = cell.scores().stream()
                .filter(score -> score.name().equals(measure))
                .map(score -> score.unit())
                .findFirst()
                .orElse("");
        return value.isPresent() ? NumberFormat.withUnit(value.getAsDouble(), unit) : "–";
    }

    private static void remarks(Html page, ComparisonCell cell, boolean onFront, boolean chosen) {
        if (chosen) {
            page.leaf("span", "chosen", "class", "holds").text(" ");
        }
        if (onFront) {
            page.leaf("span", "on the front", "class", "tag option").text(" ");
        }
        for (ComparisonCell.UnmetGuarantee unmet : cell.broken()) {
            page.leaf(
                            "span",
                            unmet.guarantee() + " does not hold: asked " + NumberFormat.decimal(unmet.asked())
                                    + ", found " + NumberFormat.found(unmet.shown()) + " " + unmet.of(),
                            "class",
                            "fails")
                    .text(" ");
        }
        cell.warnings().forEach(code -> page.leaf("code", code).text(" "));
    }
}
