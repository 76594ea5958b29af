package org.semblance.report;

import java.util.Optional;
import java.util.stream.Stream;
import org.semblance.quality.Score;
import org.semblance.run.Report;

/** What stands on top of a release by noise: that nobody is hidden in a crowd, and how many could be found. */
final class NoiseBanner {

    private NoiseBanner() {}

    static void write(Report report, Html page) {
        boolean budget = report.noise().orElseThrow().epsilon().isPresent();
        page.leaf(
                "p",
                (budget
                                ? "Each value was drawn anew, so that it tells little of what stood there before."
                                : "Each record was masked alone, by noise.")
                        + " Nobody is promised to look like k others. "
                        + (risk(report).isPresent()
                                ? "The figure to look at is the risk of being found again:"
                                : "How many could be found again was not measured: put assignment-linkage among the"
                                        + " measures: of the recipe before you publish."));
        risk(report).ifPresent(score -> {
            page.open("p", "class", "risk").leaf("strong", Figures.withUnit(score.value(), score.unit()));
            page.leaf("span", meaning(score) + interval(score)).close();
        });
    }

    /** The sharpest attack that was measured. */
    static Optional<Score> risk(Report report) {
        return Stream.of("assignment-linkage", "distance-linkage")
                .flatMap(name ->
                        report.scores().stream().filter(score -> score.name().equals(name)))
                .findFirst();
    }

    private static String meaning(Score score) {
        return score.name().equals("assignment-linkage")
                ? "of the records are linked to the right row by an intruder who knows all quasi-identifiers of everybody"
                        + " and matches all records at once (assignment-linkage)"
                : "of the records are linked to the right row by an intruder who knows all their quasi-identifiers and"
                        + " takes the nearest row (distance-linkage)";
    }

    private static String interval(Score score) {
        return score.interval()
                        .map(interval -> "; from a sample of "
                                + Figures.count(interval.sample(), "row", "rows") + ", 95\u00A0% interval "
                                + Figures.withUnit(interval.low(), score.unit()) + " to "
                                + Figures.withUnit(interval.high(), score.unit()))
                        .orElse("")
                + ".";
    }
}
