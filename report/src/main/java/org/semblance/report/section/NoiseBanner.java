package org.semblance.report.section;

import java.util.Comparator;
import java.util.Optional;
import org.semblance.quality.Score;
import org.semblance.quality.risk.AssignmentLinkage;
import org.semblance.quality.risk.LinkageScores;
import org.semblance.quality.risk.likelihood.LikelihoodLinkage;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.figures.ScoreWords;
import org.semblance.release.report.Report;
import org.semblance.report.html.Html;

/** The verdict on a release with noise: that there is no k-anonymity, and how many records could be re-identified. */
final class NoiseBanner {

    private static final String ASSIGNMENT = AssignmentLinkage.NAME;
    private static final String LIKELIHOOD = LikelihoodLinkage.NAME;

    private NoiseBanner() {}

    static void write(Report report, Html page) {
        boolean budget = report.differentialPrivacy().isPresent();
        page.leaf(
                "p",
                (budget
                                ? "Each value was replaced by a random draw, so it reveals little about the original value."
                                : "Noise was added to each record independently.")
                        + " Noise gives no k-anonymity. "
                        + (risk(report).isPresent()
                                ? "The figure that matters is the re-identification risk:"
                                : "The re-identification risk was not measured: add assignment-linkage to measures: in the recipe"
                                        + " before publishing."));
        risk(report).ifPresent(score -> {
            page.open("p", "class", "risk").leaf("strong", NumberFormat.withUnit(score.value(), score.unit()));
            page.leaf("span", meaning(score) + interval(score)).close();
            upper(report).filter(other -> !other.equals(score)).ifPresent(other -> page.leaf("p", sharper(other)));
            if (!budget
                    && report.scores().stream().noneMatch(each -> each.name().equals(LIKELIHOOD))) {
                page.leaf(
                        "p",
                        "An intruder who also knows the method and computes how likely each replacement is may"
                                + " re-identify several times as many.");
            }
        });
    }

    /** The strongest attack that was measured on the whole table; one on a sample only if there is no other. */
    static Optional<Score> risk(Report report) {
        return LinkageScores.ofWhole(report.scores())
                .max(Comparator.comparing(Score::value))
                .or(() -> upper(report));
    }

    /**
     * The strongest attack within a sample. As there are fewer rows to confuse, it overestimates the risk of the whole
     * table.
     */
    private static Optional<Score> upper(Report report) {
        return LinkageScores.ofFewer(report.scores()).max(Comparator.comparing(Score::value));
    }

    private static String sharper(Score score) {
        return "In a smaller table, or against an intruder who matches all records at once, the risk is higher:"
                + " "
                + NumberFormat.withUnit(score.value(), score.unit()) + " of a sample of "
                + NumberFormat.count(score.interval().orElseThrow().sample(), "row", "rows")
                + " taken alone (" + score.name() + ").";
    }

    private static String meaning(Score score) {
        if (score.name().equals(LIKELIHOOD)) {
            return "of the records are re-identified by an intruder who knows everyone's quasi-identifiers and the"
                    + " noise distribution, and matches all records at once (likelihood-linkage)";
        }
        return score.name().equals(ASSIGNMENT)
                ? "of the records are re-identified by an intruder who knows everyone's quasi-identifiers and"
                        + " matches all records at once (assignment-linkage)"
                : "of the records are re-identified by an intruder who knows all their quasi-identifiers and"
                        + " chooses the nearest row (distance-linkage)";
    }

    private static String interval(Score score) {
        return ScoreWords.namedInterval(score)
                        .map(interval -> "; " + interval
                                + (LinkageScores.ofFewer(score) ? ", an upper estimate for the whole table" : ""))
                        .orElse("")
                + ".";
    }
}
