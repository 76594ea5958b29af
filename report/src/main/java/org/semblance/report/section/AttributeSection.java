package org.semblance.report.section;

import java.util.List;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.AttributeReport;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** What happened to each attribute: a card for each masked one, a table row for each of the others. */
public final class AttributeSection implements Section {

    /** The maximum number of attributes shown with charts. */
    private static final int MOST_CARDS = 200;

    @Override
    public String id() {
        return "attributes";
    }

    @Override
    public String title() {
        return "Attributes";
    }

    /** Documents have only one attribute, and their own sections. */
    @Override
    public boolean concerns(Report report) {
        return report.documents().isEmpty();
    }

    @Override
    public void write(Report report, Html page) {
        List<AttributeReport> masked =
                report.attributes().stream().filter(AttributeReport::masked).toList();
        List<AttributeReport> others = report.attributes().stream()
                .filter(attribute -> !attribute.masked())
                .toList();
        page.leaf("h3", "Masked");
        if (masked.isEmpty()) {
            page.leaf("p", "No attribute was masked.");
        } else {
            page.leaf(
                    "p",
                    "The charts show only ranges and categories with at least "
                            + (report.context().least() > 0
                                    ? NumberFormat.count(report.context().least())
                                    : "enough")
                            + " original rows."
                            + (GeneralizationSection.generalized(report).isEmpty()
                                    ? ""
                                    : " Generalised values are counted by label. Rows published by a coarser label are spread over"
                                            + " the labels below it, as if their values were equally frequent, and drawn lighter. Counts before"
                                            + " are rounded down to a multiple of the disclosure threshold."),
                    "class",
                    "lead");
            page.open("div", "class", "cards");
            masked.stream()
                    .limit(MOST_CARDS)
                    .forEach(attribute ->
                            AttributeCard.write(attribute, report.context().least(), page));
            page.close();
            if (masked.size() > MOST_CARDS) {
                more(masked.subList(MOST_CARDS, masked.size()), page);
            }
        }
        page.leaf("h3", "Not masked");
        if (others.isEmpty()) {
            page.leaf("p", "There are no other attributes.");
        } else {
            PageTable grid =
                    new PageTable(page, "Attributes that were kept or dropped", "Attribute", "Role", "Treatment");
            others.forEach(attribute -> row(attribute, grid));
            grid.end();
        }
    }

    /**
     * Lists the remaining attributes without charts, because a page with thousands of charts would be too large to
     * open.
     */
    private static void more(List<AttributeReport> masked, Html page) {
        page.leaf(
                "p",
                "Charts are shown of the first " + NumberFormat.count(MOST_CARDS) + " masked attributes; "
                        + NumberFormat.count(masked.size(), "more follows", "more follow")
                        + " in a table, and report.json has all of it.");
        PageTable grid = new PageTable(
                page, "More masked attributes", "Attribute", "Role", "Domain", "#Information lost", "Cells");
        masked.forEach(attribute -> {
            grid.row().foreign(attribute.name());
            grid.next().foreign(roles(attribute));
            grid.next().foreign(attribute.domain());
            grid.next().text(attribute.loss().map(NumberFormat::percentage).orElse("not measured"));
            grid.next().text(cells(attribute).strip());
            grid.endRow();
        });
        grid.end();
    }

    private static void row(AttributeReport attribute, PageTable grid) {
        grid.row().foreign(attribute.name());
        grid.next().foreign(roles(attribute));
        grid.next().text(treatment(attribute)).text(cells(attribute));
        grid.endRow();
    }

    private static String treatment(AttributeReport attribute) {
        return attribute.dropped() ? "Dropped." : "Unchanged.";
    }

    private static String cells(AttributeReport attribute) {
        return (attribute.cellsWithheld() > 0
                        ? " Withheld: " + NumberFormat.count(attribute.cellsWithheld(), "cell", "cells") + "."
                        : "")
                + (attribute.cellsFilled() > 0
                        ? " Filled: " + NumberFormat.count(attribute.cellsFilled(), "cell", "cells") + "."
                        : "");
    }

    static String roles(AttributeReport attribute) {
        return String.join(", ", attribute.roles());
    }
}
