package org.semblance.report.section;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.figures.RiskUtilityPoint;
import org.semblance.release.report.Report;
import org.semblance.report.chart.ChartAxis;
import org.semblance.report.chart.ScatterChart;
import org.semblance.report.html.Html;

/** The position of the release between the original and complete suppression, in terms of risk and loss. */
public final class RiskUtilityMapSection implements Section {

    @Override
    public String id() {
        return "map";
    }

    @Override
    public String title() {
        return "Risk and utility";
    }

    @Override
    public boolean concerns(Report report) {
        return report.context().map().isPresent();
    }

    @Override
    public void write(Report report, Html page) {
        RiskUtilityPoint map = report.context().map().orElseThrow();
        if (map.risk().isEmpty()) {
            page.leaf(
                    "p",
                    "Record linkage was not measured, so this release cannot be placed on a risk-utility map: add"
                            + " distance-linkage to the measures.");
            return;
        }
        double risk = map.risk().getAsDouble();
        page.leaf("p", lead(map, risk), "class", "lead");
        List<ScatterChart.Series> series = new ArrayList<>();
        series.add(one("this release", map.loss(), risk, ScatterChart.MarkerLook.CHOSEN));
        series.add(one("the original", 0, map.ofOriginal(), ScatterChart.MarkerLook.PLAIN));
        series.add(one("everything suppressed", 100, map.ofNothing(), ScatterChart.MarkerLook.PLAIN));
        new ScatterChart(
                        "Re-identification risk against information loss; closer to the lower left is better",
                        ChartAxis.linear("information loss, %"),
                        ChartAxis.linear("records linked, %"),
                        series,
                        List.of(),
                        limits(map.bound()))
                .write(page);
    }

    private static ScatterChart.Series one(String name, double loss, double risk, ScatterChart.MarkerLook look) {
        return new ScatterChart.Series(name, List.of(new ScatterChart.Spot(loss, risk, name, look)));
    }

    private static List<ScatterChart.Limit> limits(OptionalDouble bound) {
        return bound.isPresent()
                ? List.of(new ScatterChart.Limit(
                        bound.getAsDouble(),
                        "1/k, the most that k-anonymity allows: " + NumberFormat.percentage(bound.getAsDouble())))
                : List.of();
    }

    private static String lead(RiskUtilityPoint map, double risk) {
        return "In the original data, " + NumberFormat.percentage(map.ofOriginal())
                + " of the records could be re-identified by someone who knows all quasi-identifiers; in this"
                + " release, "
                + NumberFormat.percentage(risk) + " (" + map.measure() + "). That cost "
                + NumberFormat.percentage(map.loss())
                + " of the differences between records. With everything suppressed, a blind guess would still find"
                + " "
                + NumberFormat.percentage(map.ofNothing()) + ".";
    }
}
