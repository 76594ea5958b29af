package org.semblance.report.section;

import java.util.List;
import java.util.Locale;
import org.semblance.release.figures.Distribution;
import org.semblance.release.figures.Distribution.ShownCounts;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.report.Report.AttributeReport;
import org.semblance.release.report.TaxonomyCoverage;
import org.semblance.report.chart.BarChart;
import org.semblance.report.chart.Histogram;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** A masked attribute: its loss, its suppressed and filled cells, and its values before and after. */
public final class AttributeCard {

    private AttributeCard() {}

    static void write(AttributeReport attribute, int least, Html page) {
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
        attribute.loss().ifPresent(loss -> fact(page, "Loss", NumberFormat.percentage(loss)));
        fact(page, "Cells suppressed", NumberFormat.fewest(attribute.cellsWithheld(), least));
        fact(page, "Cells filled", NumberFormat.fewest(attribute.cellsFilled(), least));
        page.close();
        attribute.typical().ifPresent(typical -> page.leaf("p", typical.sentence(), "class", "typical"));
        attribute.concepts().ifPresent(coverage -> meaning(coverage, page));
        attribute.distribution().ifPresent(distribution -> values(attribute.name(), distribution, page));
        if (attribute.tree().isPresent()
                && attribute
                        .distribution()
                        .filter(bars ->
                                bars.bars().stream().anyMatch(bar -> bar.label().equals(Distribution.OTHERS)))
                        .isPresent()) {
            page.leaf("p", "All of them are in the tree of concepts below.", "class", "quiet remark");
        }
        page.close();
    }

    /** The share of values that were mapped to concepts, and the taxonomy. */
    private static void meaning(TaxonomyCoverage coverage, Html page) {
        page.open("p", "class", "quiet")
                .text(NumberFormat.count(coverage.mapped()) + " of " + NumberFormat.count(coverage.values())
                        + " different values, in " + NumberFormat.percentage(100 * coverage.rows())
                        + " of the rows with a value, mean concepts of ")
                .foreign(coverage.taxonomy())
                .text(".");
        coverage.subsumer()
                .ifPresent(subsumer -> page.text(" All released values are kinds of “")
                        .foreign(subsumer)
                        .text("”."));
        if (coverage.merged() > 0) {
            page.text(" " + NumberFormat.count(coverage.merged())
                    + (coverage.merged() == 1
                            ? " of them has the same meaning as another."
                            : " of them have the same meaning as another."));
        }
        page.close();
    }

    public static void values(String name, Distribution distribution, Html page) {
        List<Distribution.Bar> bars = distribution.bars();
        if (bars.isEmpty()) {
            page.leaf("p", "No range or category has enough rows to be shown.", "class", "quiet");
            return;
        }
        List<Distribution.Bar> aside =
                bars.stream().filter(AttributeCard::aside).toList();
        List<Distribution.Bar> drawn =
                distribution.fine().stream().filter(bar -> !aside.contains(bar)).toList();
        if (Histogram.draws(drawn)) {
            Histogram histogram = new Histogram("Rows by " + name, drawn);
            histogram.write(page);
            page.leaf("p", remark(histogram), "class", "quiet remark");
        } else if (!drawn.isEmpty()) {
            chart(name, distribution, drawn, page);
        }
        aside.forEach(bar -> page.open("p", "class", "quiet remark")
                .text(sentence(bar.label()) + ": " + before(bar) + " rows before, " + after(bar) + " after.")
                .close());
        if (drawn.stream().anyMatch(bar -> bar.shown() != ShownCounts.BOTH)) {
            page.leaf(
                    "p",
                    "A dash is a count that is zero or too small to publish; it is included in the others.",
                    "class",
                    "quiet remark");
        }
        figures(name, bars, page);
    }

    /** Whether a bar stands for other or missing values. It is not drawn, because it would dwarf the others. */
    private static boolean aside(Distribution.Bar bar) {
        return bar.label().equals(Distribution.OTHERS) || bar.label().equals(Distribution.NO_VALUE);
    }

    private static String sentence(String label) {
        return label.substring(0, 1).toUpperCase(Locale.ROOT) + label.substring(1);
    }

    private static String remark(Histogram histogram) {
        return "All ranges are " + NumberFormat.decimal(histogram.width()) + " wide"
                + (histogram.joined()
                        ? ", except those merged because they contained too few rows: there the area shows the number of"
                                + " rows"
                        : "")
                + ". The first and the last also contain everything below and above.";
    }

    private static String before(Distribution.Bar bar) {
        return bar.shown() == ShownCounts.AFTER ? "–" : NumberFormat.count(bar.before());
    }

    private static String after(Distribution.Bar bar) {
        return bar.shown() == ShownCounts.BEFORE ? "–" : NumberFormat.count(bar.after());
    }

    private static void fact(Html page, String name, String value) {
        page.open("div").leaf("dt", name).leaf("dd", value).close();
    }

    private static void chart(String name, Distribution distribution, List<Distribution.Bar> bars, Html page) {
        List<BarChart.Point> points = bars.stream()
                .map(bar -> new BarChart.Point(
                        bar.label(),
                        List.of(
                                bar.shown() == ShownCounts.AFTER ? Double.NaN : bar.before(),
                                bar.shown() == ShownCounts.BEFORE ? Double.NaN : bar.after()),
                        distribution.spread(bar)))
                .toList();
        new BarChart("Rows by " + name, List.of("before", "after"), points, rows -> NumberFormat.count((long) rows))
                .write(page);
    }

    private static void figures(String name, List<Distribution.Bar> bars, Html page) {
        page.open("details").leaf("summary", "The figures");
        PageTable grid = new PageTable(page, "Rows by " + name, "Value", "#Before", "#After", "#Change");
        for (Distribution.Bar bar : bars) {
            Html value = grid.row().foreign(bar.label());
            if (!bar.covers().isEmpty()) {
                value.leaf("small", " coarser", "class", "quiet");
            }
            grid.next().text(bar.covers().isEmpty() ? before(bar) : "–");
            grid.next().text(after(bar));
            grid.next()
                    .text(
                            bar.shown() == ShownCounts.BOTH && bar.covers().isEmpty()
                                    ? NumberFormat.change((long) bar.after() - bar.before())
                                    : "–");
            grid.endRow();
        }
        grid.end();
        page.close();
    }
}
