package org.semblance.report.section;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.report.NoiseReport.OfAttribute;
import org.semblance.release.report.NoiseReport.Variance;
import org.semblance.report.chart.BarChart;
import org.semblance.report.html.Html;

/** The noise of an attribute: how far its values moved, and its mean and variance before and after. */
final class NoiseCard {

    private NoiseCard() {}

    static void write(OfAttribute attribute, Html page) {
        page.open("article", "class", "card")
                .open("h4")
                .foreign(attribute.attribute())
                .close();
        page.open("dl", "class", "small-facts");
        boolean known = Double.isFinite(attribute.variance().before());
        if (known) {
            mean(page, "Mean before", attribute.mean().before());
        }
        mean(page, "Mean after", attribute.mean().after());
        page.close();
        if (attribute.moves().bars().isEmpty()) {
            page.leaf("p", "Too few values to show how far they moved.", "class", "quiet");
        } else {
            new BarChart(
                            attribute.semantic()
                                    ? "Values by semantic distance moved (0 is the same concept)"
                                    : "Values by distance moved",
                            List.of("values"),
                            attribute.moves().bars().stream()
                                    .map(bar -> new BarChart.Point(bar.label(), List.of((double) bar.count())))
                                    .toList(),
                            count -> NumberFormat.count((long) count))
                    .write(page);
        }
        if (known) {
            variance(attribute, page);
        }
        page.close();
    }

    private static void mean(Html page, String name, Optional<String> mean) {
        page.open("div").leaf("dt", name).open("dd");
        mean.ifPresentOrElse(page::foreign, () -> page.text("too few rows to be shown"));
        page.close().close();
    }

    private static void variance(OfAttribute attribute, Html page) {
        Variance variance = attribute.variance();
        List<BarChart.Point> points = new ArrayList<>();
        points.add(new BarChart.Point("before", List.of(variance.before())));
        if (Double.isFinite(variance.expected())) {
            points.add(new BarChart.Point("as expected", List.of(variance.expected())));
        }
        points.add(new BarChart.Point("after", List.of(variance.after())));
        new BarChart(
                        attribute.semantic() ? "Semantic variance" : "Variance",
                        List.of("variance"),
                        points,
                        NumberFormat::decimal)
                .lying(page);
    }
}
