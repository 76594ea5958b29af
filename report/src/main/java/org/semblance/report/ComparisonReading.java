package org.semblance.report;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.semblance.evaluate.compare.Comparison;
import org.semblance.release.figures.Glossary;
import org.semblance.report.html.Html;

/** How to read a comparison: what its figures mean, how they are made comparable, and what they do not cover. */
final class ComparisonReading {

    private final Comparison comparison;
    private final Glossary glossary;

    ComparisonReading(Comparison comparison, Glossary glossary) {
        this.glossary = glossary;
        this.comparison = comparison;
    }

    void write(Html page) {
        page.section("reading", "How to read it");
        page.open("ul");
        for (String sentence : sentences()) {
            page.leaf("li", sentence);
        }
        page.close();
        page.leaf("h3", "The methods");
        page.open("ul");
        for (Comparison.ComparedMethod method : comparison.methods()) {
            page.open("li")
                    .leaf("strong", method.label())
                    .text(": " + method.summary() + ".")
                    .close();
        }
        page.close();
        page.leaf("h3", "How to read the figures");
        page.open("ul");
        Set<String> measures = new LinkedHashSet<>(
                List.of(comparison.loss().measure(), comparison.risk().measure()));
        measures.addAll(comparison.measures());
        for (String measure : measures) {
            glossary.score(measure, false)
                    .ifPresent(meaning -> page.open("li")
                            .leaf("strong", measure)
                            .text(": " + meaning)
                            .close());
        }
        page.close().close();
    }

    private List<String> sentences() {
        return List.of(
                "All methods masked the same rows. Records are compared in the same way for all ("
                        + comparison.combine().name().toLowerCase(Locale.ROOT)
                        + "), even if a method uses another distance while masking. The report of a release uses the"
                        + " distance of its method, so its information-loss may differ from the figure here.",
                "The distance of a generalised value from the original follows its domain: with a hierarchy, the"
                        + " share of values below the label; for categories without a hierarchy, the distance to any other"
                        + " category. Averages and generalised values are thus comparable. A loss over 100\u202F% is worse"
                        + " than publishing one average for all.",
                "k limits the risk of every person; the measured risk is an average. Two choices with the same"
                        + " average may differ in the risk of the most exposed person: k limits that.",
                "The figures apply to these data and these quasi-identifiers. They do not cover homogeneous"
                        + " equivalence classes, several releases of the same people, or knowledge beyond the"
                        + " quasi-identifiers. For these, see the report of the release and docs/attack-model.md.");
    }
}
