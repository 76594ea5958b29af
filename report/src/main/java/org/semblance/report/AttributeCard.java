package org.semblance.report;

import java.util.List;
import org.semblance.release.Distribution;
import org.semblance.run.Coverage;
import org.semblance.run.Report.AttributeReport;

/** A masked attribute: its loss, its cells, its values before and after. */
final class AttributeCard {

    private AttributeCard() {}

    static void write(AttributeReport attribute, Html page) {
        page.open("article", "class", "card")
                .open("h4")
                .foreign(attribute.name())
                .close();
        page.open("p", "class", "tags");
        if (!attribute.domain().isBlank()) {
            page.open("span", "class", "tag")
                    .foreign(attribute.domain())
                    .close()
                    .text(" ");
        }
        page.open("span", "class", "tag")
                .foreign(AttributeSection.roles(attribute))
                .close()
                .close();
        page.open("dl", "class", "small-facts");
        attribute.loss().ifPresent(loss -> fact(page, "Loss", Figures.percentage(loss)));
        fact(page, "Cells withheld", Figures.count(attribute.cellsWithheld()));
        fact(page, "Cells filled", Figures.count(attribute.cellsFilled()));
        page.close();
        attribute.concepts().ifPresent(coverage -> meaning(coverage, page));
        attribute.distribution().ifPresent(distribution -> values(attribute.name(), distribution.bars(), page));
        page.close();
    }

    /** Which share of the values has a meaning, and in which taxonomy. */
    private static void meaning(Coverage coverage, Html page) {
        page.open("p", "class", "quiet")
                .text(Figures.count(coverage.mapped()) + " of " + Figures.count(coverage.values())
                        + " different values, in " + Figures.percentage(100 * coverage.rows())
                        + " of the rows with a value, mean concepts of ")
                .foreign(coverage.taxonomy())
                .text(".");
        coverage.subsumer()
                .ifPresent(subsumer -> page.text(" What is released are all kinds of “")
                        .foreign(subsumer)
                        .text("”."));
        if (coverage.merged() > 0) {
            page.text(" " + Figures.count(coverage.merged())
                    + (coverage.merged() == 1
                            ? " of them means the same as another."
                            : " of them mean the same as another."));
        }
        page.close();
    }

    static void values(String name, List<Distribution.Bar> bars, Html page) {
        if (bars.isEmpty()) {
            page.leaf("p", "No range or category has enough rows to be shown.", "class", "quiet");
        } else {
            chart(name, bars, page);
            figures(name, bars, page);
        }
    }

    private static void fact(Html page, String name, String value) {
        page.open("div").leaf("dt", name).leaf("dd", value).close();
    }

    private static void chart(String name, List<Distribution.Bar> bars, Html page) {
        List<Chart.Point> points = bars.stream()
                .map(bar -> new Chart.Point(bar.label(), List.of((double) bar.before(), (double) bar.after())))
                .toList();
        new Chart("Rows by " + name, List.of("before", "after"), points, rows -> Figures.count((long) rows))
                .write(page);
    }

    private static void figures(String name, List<Distribution.Bar> bars, Html page) {
        page.open("details").leaf("summary", "The figures");
        Grid grid = new Grid(page, "Rows by " + name, "Value", "#Before", "#After", "#Change");
        for (Distribution.Bar bar : bars) {
            grid.row().foreign(bar.label());
            grid.next().text(Figures.count(bar.before()));
            grid.next().text(Figures.count(bar.after()));
            grid.next().text(Figures.change((long) bar.after() - bar.before()));
            grid.endRow();
        }
        grid.end();
        page.close();
    }
}
