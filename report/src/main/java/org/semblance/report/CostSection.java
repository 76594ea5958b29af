package org.semblance.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.semblance.quality.Score;
import org.semblance.run.report.Report;

/** What masking took away, and what an intruder could still do. */
final class CostSection implements Section {

    @Override
    public String id() {
        return "cost";
    }

    @Override
    public String title() {
        return "What it cost, what it still risks";
    }

    @Override
    public void write(Report report, Html page) {
        if (report.scores().isEmpty()) {
            page.leaf("p", "Nothing was measured.");
        } else {
            boolean sampled =
                    report.scores().stream().anyMatch(score -> score.interval().isPresent());
            Grid grid = sampled
                    ? new Grid(page, "Measures", "Measure", "#Value", "95\u00A0% interval")
                    : new Grid(page, "Measures", "Measure", "#Value");
            report.scores().forEach(score -> row(score, report.documents().isPresent(), sampled, grid));
            grid.end();
        }
        List<Chart.Point> losses = report.attributes().stream()
                .flatMap(attribute -> attribute.loss().stream()
                        .filter(Double::isFinite)
                        .map(loss -> new Chart.Point(attribute.name(), List.of(loss))))
                .toList();
        if (!losses.isEmpty() && report.documents().isEmpty()) {
            page.leaf("h3", "Loss by attribute");
            page.leaf(
                    "p",
                    report.noise().isPresent()
                            ? "At 0\u202F% an attribute is as it was; at 100\u202F% its values were moved as far as they lay"
                                    + " from their average."
                            : "At 0\u202F% an attribute is as it was; at 100\u202F% it tells no more than one average for all.",
                    "class",
                    "lead");
            new Chart(
                            "Loss of each attribute, in per cent of its own spread",
                            List.of("loss"),
                            losses,
                            Figures::percentage)
                    .lying(page);
        }
    }

    private static void row(Score score, boolean documents, boolean sampled, Grid grid) {
        Html first = grid.row().foreign(score.name());
        Glossary.score(score.name(), documents).ifPresent(meaning -> first.leaf("small", meaning, "class", "meaning"));
        perAttribute(score).ifPresent(values -> first.leaf("small", values, "class", "meaning"));
        if (!score.beside().isEmpty()) {
            first.leaf("small", told("To read it by: ", score.beside(), score.unit()), "class", "meaning");
        }
        grid.next().leaf("strong", Figures.withUnit(score.value(), score.unit()));
        if (sampled) {
            grid.next()
                    .text(score.interval()
                            .map(interval -> interval(score, interval))
                            .orElse("all rows counted"));
        }
        grid.endRow();
    }

    private static String interval(Score score, Score.Interval interval) {
        return Figures.withUnit(interval.low(), score.unit()) + " to "
                + Figures.withUnit(interval.high(), score.unit()) + ", from a sample of "
                + Figures.count(interval.sample(), "row", "rows");
    }

    /** Information loss by attribute has a chart of its own. */
    private static Optional<String> perAttribute(Score score) {
        if (score.attributes().isEmpty() || score.name().equals("information-loss")) {
            return Optional.empty();
        }
        return Optional.of(told("By attribute: ", new TreeMap<>(score.attributes()), score.unit()));
    }

    private static String told(String what, Map<String, Double> figures, String unit) {
        return figures.entrySet().stream()
                .map(entry -> entry.getKey() + "\u00A0" + Figures.withUnit(entry.getValue(), unit))
                .collect(Collectors.joining("; ", what, "."));
    }
}
