package org.semblance.report.section;

import java.util.List;
import java.util.Optional;
import org.semblance.quality.Score;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.release.figures.Glossary;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.figures.ScoreWords;
import org.semblance.release.figures.TypicalLoss;
import org.semblance.release.report.Report;
import org.semblance.report.chart.BarChart;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** Information loss and remaining risk. */
public final class CostSection implements Section {

    @Override
    public String id() {
        return "cost";
    }

    @Override
    public String title() {
        return "Information loss and remaining risk";
    }

    @Override
    public void write(Report report, Html page) {
        if (report.scores().isEmpty()) {
            page.leaf("p", "Nothing was measured.");
        } else {
            boolean sampled =
                    report.scores().stream().anyMatch(score -> score.interval().isPresent());
            PageTable grid = sampled
                    ? new PageTable(page, "Measures", "Measure", "#Value", "95\u00A0% interval")
                    : new PageTable(page, "Measures", "Measure", "#Value");
            Glossary glossary = new Glossary(report.catalog());
            report.scores()
                    .forEach(score -> row(score, glossary, report.documents().isPresent(), sampled, grid));
            grid.end();
        }
        List<BarChart.Point> losses = report.attributes().stream()
                .flatMap(attribute -> attribute.loss().stream()
                        .filter(Double::isFinite)
                        .map(loss -> new BarChart.Point(attribute.name(), List.of(loss))))
                .toList();
        if (!losses.isEmpty() && report.documents().isEmpty()) {
            page.leaf("h3", "Loss by attribute");
            page.leaf(
                    "p",
                    report.noise().isPresent()
                            ? "At 0\u202F% an attribute is unchanged; at 100\u202F% its values moved as far as they were from"
                                    + " their mean."
                            : "At 0\u202F% an attribute is unchanged; at 100\u202F% it shows no more than one average for all"
                                    + " rows.",
                    "class",
                    "lead");
            new BarChart(
                            "Information loss of each attribute, in per cent of its own variation",
                            List.of("loss"),
                            losses,
                            NumberFormat::percentage)
                    .lying(page);
        }
        typical(report, page);
    }

    /** What the losses mean for a typical value. */
    private static void typical(Report report, Html page) {
        List<Report.AttributeReport> told = report.attributes().stream()
                .filter(attribute -> attribute.typical().isPresent())
                .toList();
        if (told.isEmpty()) {
            return;
        }
        page.leaf("h3", "What that means for a value");
        PageTable grid = new PageTable(page, "What masking did to typical values", "Attribute", "Typical value");
        told.forEach(attribute -> {
            grid.row().foreign(attribute.name());
            grid.next().text(attribute.typical().map(TypicalLoss::sentence).orElse(""));
            grid.endRow();
        });
        grid.end();
    }

    private static void row(Score score, Glossary glossary, boolean documents, boolean sampled, PageTable grid) {
        Html first = grid.row().foreign(score.name());
        glossary.score(score.name(), documents).ifPresent(meaning -> first.leaf("small", meaning, "class", "meaning"));
        perAttribute(score).ifPresent(values -> first.leaf("small", values, "class", "meaning"));
        ScoreWords.forComparison(score).ifPresent(values -> first.leaf("small", values, "class", "meaning"));
        grid.next().leaf("strong", NumberFormat.withUnit(score.value(), score.unit()));
        if (sampled) {
            grid.next().text(ScoreWords.interval(score).orElse("all rows counted"));
        }
        grid.endRow();
    }

    /** The values by attribute, except for information loss, which has its own chart. */
    private static Optional<String> perAttribute(Score score) {
        return ScoreWords.byAttribute(score).filter(values -> !score.name().equals(InformationLoss.NAME));
    }
}
