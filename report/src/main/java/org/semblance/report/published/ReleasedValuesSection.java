package org.semblance.report.published;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.semblance.domain.Moments;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.publication.PublicAttribute;
import org.semblance.release.publication.PublicReport;
import org.semblance.release.publication.ReleasedBars;
import org.semblance.report.chart.BarChart;
import org.semblance.report.html.Html;
import org.semblance.report.section.LevelShares;

/** The released values of each masked attribute. */
public final class ReleasedValuesSection implements PublicSection {

    private static final int MOST_CARDS = 200;

    @Override
    public String id() {
        return "attributes";
    }

    @Override
    public String title() {
        return "Released values";
    }

    @Override
    public boolean concerns(PublicReport report) {
        return drawn(report).findAny().isPresent()
                || generalized(report).findAny().isPresent();
    }

    private static Stream<PublicAttribute> drawn(PublicReport report) {
        return report.attributes().stream()
                .filter(attribute -> !attribute.bars().isEmpty());
    }

    private static Stream<PublicAttribute> generalized(PublicReport report) {
        return report.attributes().stream()
                .filter(attribute -> attribute.levels().isPresent());
    }

    @Override
    public void write(PublicReport report, Html page) {
        if (generalized(report).findAny().isPresent()) {
            levels(generalized(report).toList(), page);
        }
        List<PublicAttribute> drawn = drawn(report).toList();
        if (drawn.isEmpty()) {
            return;
        }
        page.leaf(
                "p",
                "The number of rows that show each value, as anybody can count them in the file."
                        + (report.figures().unit() == 0 || drawn.get(0).before().isEmpty()
                                ? ""
                                : " Counts before masking are rounded down to multiples of "
                                        + NumberFormat.count(report.figures().unit()) + "."),
                "class",
                "lead");
        page.open("div", "class", "cards");
        drawn.stream().limit(MOST_CARDS).forEach(attribute -> card(attribute, page));
        page.close();
        if (drawn.size() > MOST_CARDS) {
            page.leaf("p", "Charts are shown of the first " + MOST_CARDS + " attributes; report.json has all of them.");
        }
    }

    private static void card(PublicAttribute attribute, Html page) {
        page.open("article", "class", "card")
                .open("h4")
                .foreign(attribute.name())
                .close();
        page.open("p", "class", "tags")
                .open("span", "class", "tag")
                .foreign(attribute.domain())
                .close()
                .close();
        attribute.moments().ifPresent(moments -> moments(moments, page));
        attribute.breadth().ifPresent(breadth -> page.leaf("p", breadth.sentence(), "class", "typical"));
        chart(attribute, page);
        page.close();
    }

    /** The bars; other and missing values are told below, because they would dwarf the others. */
    private static void chart(PublicAttribute attribute, Html page) {
        boolean told = !attribute.before().isEmpty();
        List<BarChart.Point> points = new ArrayList<>();
        List<String> aside = new ArrayList<>();
        for (int i = 0; i < attribute.bars().size(); i++) {
            ReleasedBars.Bar bar = attribute.bars().get(i);
            OptionalInt before = told ? attribute.before().get(i) : OptionalInt.empty();
            if (bar.ofOthers() || bar.ofNothing()) {
                aside.add(aside(bar, before));
            } else {
                points.add(new BarChart.Point(
                        bar.label(),
                        told
                                ? List.of(before.isPresent() ? before.getAsInt() : Double.NaN, (double) bar.rows())
                                : List.of((double) bar.rows())));
            }
        }
        if (!points.isEmpty()) {
            new BarChart(
                            "Rows by " + attribute.name(),
                            told ? List.of("before", "after") : List.of("rows"),
                            points,
                            rows -> NumberFormat.count((long) rows))
                    .write(page);
        }
        aside.forEach(sentence -> page.leaf("p", sentence, "class", "quiet remark"));
    }

    private static String aside(ReleasedBars.Bar bar, OptionalInt before) {
        String label = bar.label().substring(0, 1).toUpperCase(Locale.ROOT)
                + bar.label().substring(1);
        return label + ": " + NumberFormat.count(bar.rows(), "row", "rows")
                + (before.isPresent() ? ", " + NumberFormat.count(before.getAsInt()) + " before" : "") + ".";
    }

    private static void moments(Moments moments, Html page) {
        page.open("dl", "class", "small-facts");
        fact("Mean", NumberFormat.decimal(moments.mean()), page);
        fact("Standard deviation", NumberFormat.decimal(moments.deviation()), page);
        page.close();
    }

    private static void fact(String name, String value, Html page) {
        page.open("div").leaf("dt", name).leaf("dd", value).close();
    }

    private static void levels(List<PublicAttribute> attributes, Html page) {
        page.leaf(
                "p",
                "Values were replaced by labels of a hierarchy. Level 0 is the original value; the root is one label for"
                        + " all.",
                "class",
                "lead");
        LevelShares.write(LevelShares.of(attributes, PublicAttribute::name, PublicAttribute::levels), false, page);
    }
}
