package org.semblance.report.section;

import java.util.ArrayList;
import java.util.List;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.report.NoiseReport;
import org.semblance.release.report.NoiseReport.OfAttribute;
import org.semblance.release.report.NoiseReport.Pair;
import org.semblance.release.report.Report;
import org.semblance.report.chart.BarChart;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** How much noise was added, how far values moved, and which structure remains. */
public final class NoiseSection implements Section {

    /** The ratio of actual to requested noise above which the difference is explained. */
    private static final double FARTHER = 1.1;

    /** The decrease of a correlation above which it is mentioned. */
    private static final double MUCH = 0.1;

    @Override
    public String id() {
        return "noise";
    }

    @Override
    public String title() {
        return "Noise added and remaining structure";
    }

    @Override
    public boolean concerns(Report report) {
        return report.noise().isPresent();
    }

    @Override
    public void write(Report report, Html page) {
        NoiseReport noise = report.noise().orElseThrow();
        boolean budgeted = report.differentialPrivacy().isPresent();
        page.leaf("p", lead(noise, budgeted), "class", "lead");
        strength(noise, budgeted, report.context().least(), page);
        if (!budgeted) {
            nextBest(noise, report.context().least(), page);
        }
        page.leaf("h3", "How far values moved, and their centre before and after");
        page.open("div", "class", "cards");
        noise.attributes().forEach(attribute -> NoiseCard.write(attribute, page));
        page.close();
        // otherwise the section on correlations covers all pairs
        if (report.context().correlations().isEmpty()) {
            pairs(noise.pairs(), noise.keepsPairs(), page);
        }
    }

    private static String lead(NoiseReport noise, boolean budgeted) {
        return (budgeted
                        ? "Each value was replaced independently by a randomly drawn concept."
                        : "Each value was changed independently: a concept was replaced by one at about the drawn semantic"
                                + " distance, and a number was changed by the drawn amount.")
                + (noise.learntFrom() == 0
                        ? " The method needed no statistics of the table."
                        : " The method estimated the statistics it needs from "
                                + NumberFormat.count(noise.learntFrom(), "row", "rows") + ".");
    }

    /** Requested and actual noise of all attributes on a common scale. */
    private static void strength(NoiseReport noise, boolean budgeted, int least, Html page) {
        List<BarChart.Point> points = new ArrayList<>();
        for (OfAttribute attribute : noise.attributes()) {
            double deviation = Math.sqrt(attribute.variance().before());
            double target = 100 * attribute.shift().target() / deviation;
            double actual = 100 * attribute.shift().actual() / deviation;
            if (Double.isFinite(target) && Double.isFinite(actual)) {
                points.add(new BarChart.Point(attribute.attribute(), List.of(target, actual)));
            }
        }
        if (!points.isEmpty()) {
            new BarChart(
                            "Noise in per cent of the standard deviation: requested and actual",
                            List.of("drawn", "moved"),
                            points,
                            NumberFormat::percentage)
                    .lying(page);
            farther(noise, page);
        }
        PageTable grid = new PageTable(
                page,
                "Noise of each attribute, as root mean square (RMSE)",
                "Attribute",
                budgeted ? "#Level" : "#Level α",
                "#Drawn",
                "#Moved",
                "#Values",
                "#Unchanged");
        for (OfAttribute attribute : noise.attributes()) {
            Html name = grid.row().foreign(attribute.attribute());
            if (attribute.semantic()) {
                name.open("small", "class", "meaning")
                        .text("concepts below “")
                        .foreign(attribute.domain())
                        .text("”: " + NumberFormat.count(attribute.concepts()))
                        .close();
            }
            grid.next()
                    .text(
                            attribute.level().isPresent()
                                    ? NumberFormat.decimal(attribute.level().getAsDouble())
                                    : budgeted ? "by ε" : "by record");
            grid.next().text(NumberFormat.decimal(attribute.shift().target()));
            grid.next().text(NumberFormat.decimal(attribute.shift().actual()));
            grid.next().text(NumberFormat.count(attribute.shift().values()));
            grid.next().text(unchanged(attribute, least));
            grid.endRow();
        }
        grid.end();
    }

    /**
     * Explains why concepts may move farther than requested: unlike numbers, they are limited to those in the taxonomy.
     */
    private static void farther(NoiseReport noise, Html page) {
        if (noise.attributes().stream()
                .anyMatch(attribute -> attribute.semantic()
                        && attribute.shift().actual()
                                > FARTHER * attribute.shift().target())) {
            page.leaf(
                    "p",
                    "Concepts moved farther than requested because the nearest concept that is far enough may be"
                            + " farther than needed. The fewer concepts a taxonomy has, the larger the effect.",
                    "class",
                    "quiet");
        }
    }

    private static String unchanged(OfAttribute attribute, int least) {
        long unchanged = attribute.shift().unchanged();
        if (unchanged > 0 && unchanged < least) {
            return NumberFormat.fewest(unchanged, least);
        }
        return NumberFormat.count(attribute.shift().unchanged()) + " ("
                + NumberFormat.percentage(100.0
                        * attribute.shift().unchanged()
                        / Math.max(1, attribute.shift().values()))
                + ")";
    }

    private static void nextBest(NoiseReport noise, int least, Html page) {
        SubstituteConceptLines.write(
                noise.attributes().stream()
                        .filter(OfAttribute::semantic)
                        .map(OfAttribute::shift)
                        .toList(),
                least,
                page);
    }

    /** Correlations between attributes, if they were measured. */
    private static void pairs(List<Pair> pairs, boolean kept, Html page) {
        if (pairs.isEmpty()) {
            return;
        }
        page.leaf("h3", "Correlations between attributes");
        page.leaf(
                "p",
                "At 0 one attribute reveals nothing about the other, at 1 everything. For concepts it is the"
                        + " distance correlation: whether records that are similar in one attribute are similar in the"
                        + " other.",
                "class",
                "lead");
        new BarChart(
                        "Correlation of two attributes before and after",
                        List.of("before", "after"),
                        pairs.stream()
                                .map(pair ->
                                        new BarChart.Point(pair.attributes(), List.of(pair.before(), pair.after())))
                                .toList(),
                        NumberFormat::decimal)
                .lying(page);
        if (!kept && pairs.stream().anyMatch(pair -> pair.before() - pair.after() > MUCH)) {
            page.leaf(
                    "p",
                    "Independent noise on each attribute weakens correlations. If users need them, try"
                            + " correlated-semantic-noise.",
                    "class",
                    "quiet");
        }
    }
}
