package org.semblance.report.section;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.semblance.quality.association.Coefficient;
import org.semblance.release.figures.Correlations;
import org.semblance.release.figures.Correlations.Pair;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.report.Report;
import org.semblance.report.chart.HeatMap;
import org.semblance.report.html.Html;

/** Correlations between attributes before and after: what an analyst of the release would find. */
public final class CorrelationSection implements Section {

    /** The smallest change that is worth mentioning. */
    private static final double MUCH = 0.1;

    @Override
    public String id() {
        return "correlations";
    }

    @Override
    public String title() {
        return "Correlations before and after";
    }

    @Override
    public boolean concerns(Report report) {
        return report.context().correlations().isPresent();
    }

    @Override
    public void write(Report report, Html page) {
        Correlations correlations = report.context().correlations().orElseThrow();
        page.leaf("p", lead(correlations), "class", "lead");
        new HeatMap("Correlations of each pair of attributes", correlations).write(page);
        page.leaf("p", key(correlations, report.context().least()), "class", "quiet");
        if (report.noise().isPresent()
                && !report.noise().get().keepsPairs()
                && correlations.pairs().stream()
                        .anyMatch(pair -> Math.abs(pair.before()) - Math.abs(pair.after()) > MUCH)) {
            page.leaf(
                    "p",
                    "Independent noise on each attribute weakens correlations. If users need them, try"
                            + " correlated-semantic-noise.",
                    "class",
                    "quiet");
        }
    }

    private static String lead(Correlations correlations) {
        List<Pair> told = correlations.pairs().stream()
                .filter(pair -> Double.isFinite(pair.change()))
                .sorted(Comparator.comparingDouble((Pair pair) -> -Math.abs(pair.change())))
                .toList();
        if (told.isEmpty()) {
            return "No pair of attributes has a correlation both before and after.";
        }
        Pair most = told.get(0);
        long much =
                told.stream().filter(pair -> Math.abs(pair.change()) >= MUCH).count();
        return (much == 0
                        ? "No correlation changed by 0.1 or more. "
                        : NumberFormat.count(much) + " of " + NumberFormat.count(told.size(), "pair", "pairs")
                                + " changed by 0.1 or more. ")
                + "The largest change is that of " + correlations.attributes().get(most.one()) + " and "
                + correlations.attributes().get(most.other()) + ", from " + HeatMap.figure(most.before()) + " to "
                + HeatMap.figure(most.after()) + ".";
    }

    private static String key(Correlations correlations, int least) {
        Set<Coefficient> used = correlations.pairs().stream()
                .map(Pair::coefficient)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Coefficient.class)));
        return used.stream().map(CorrelationSection::told).collect(Collectors.joining(" "))
                + " Columns are numbered like the rows. Blue is positive, orange negative; deeper colours are"
                + " stronger. A dash means that a column does not vary or that fewer than "
                + NumberFormat.count(Math.max(2, least)) + " rows have both values."
                + (correlations.leftOut() > 0
                        ? " Omitted to save space or because nearly all their values are different: "
                                + NumberFormat.count(correlations.leftOut(), "attribute.", "attributes.")
                        : "");
    }

    private static String told(Coefficient coefficient) {
        return switch (coefficient) {
            case PEARSON -> "Two numeric or ordinal attributes: Pearson’s r, from −1 to 1.";
            case CORRELATION_RATIO ->
                "A numeric and a nominal attribute: the correlation ratio, from 0 to 1, corrected for chance.";
            case CRAMER -> "Two nominal attributes: Cramér’s V, from 0 to 1, corrected for chance.";
            case DISTANCE_CORRELATION ->
                "Two attributes with concepts: the semantic distance correlation, from 0 to 1.";
        };
    }
}
