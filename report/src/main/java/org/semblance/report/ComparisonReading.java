package org.semblance.report;

import org.semblance.report.section.Glossary;
import org.semblance.report.html.Html;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.semblance.evaluate.compare.Comparison;

/** How to read a comparison: what its figures mean, in what way they are fair, and what they do not tell. */
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
        page.leaf("h3", "What the methods do");
        page.open("ul");
        for (Comparison.ComparedMethod method : comparison.methods()) {
            page.open("li")
                    .leaf("strong", method.label())
                    .text(": " + method.summary() + ".")
                    .close();
        }
        page.close();
        page.leaf("h3", "What the figures mean");
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
                "Every method masked the same rows, prepared once. Records are compared in one way for all ("
                        + comparison.combine().name().toLowerCase(Locale.ROOT)
                        + "), also where a method compares them otherwise while it masks; the report of a release compares"
                        + " them as its method does, so that its information-loss may differ from the one here.",
                "A value that was generalised is as far from the original as its domain says: for a hierarchy, the share of"
                        + " values below the label; for categories without one, as far as any other category. So"
                        + " averages and coarser values are counted alike, and a loss over 100\u202F% means worse than"
                        + " telling the average of all.",
                "A group of k bounds the risk of everybody; the measured risk is an average over all. Two choices with the"
                        + " same average may differ in how the worst off fares: k tells that.",
                "The figures hold for these data and this list of quasi-identifiers. They do not tell of homogeneous groups,"
                        + " of several releases of the same people, or of what somebody may know beyond the"
                        + " quasi-identifiers. The report of the release and docs/attack-model.md do.");
    }
}
