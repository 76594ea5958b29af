package org.semblance.release.run;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.domain.Dataset;
import org.semblance.method.Displacements;
import org.semblance.method.Masked;
import org.semblance.quality.Score;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.risk.LinkageScores;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.quality.risk.reconstruction.Reconstruction;
import org.semblance.release.figures.LevelCounts;
import org.semblance.release.report.GeneralizedColumns;

/** Warnings about a release that follow from its measures. */
final class RunWarnings {

    /** An attribute that loses more than this percentage causes a warning. */
    private static final double MUCH = 60;

    /** From this percentage on, an attribute is said to have lost nearly all information. */
    private static final double ALL = 99.5;

    /** The highest percentage of correct links that groups of five would allow. */
    private static final double MANY_LINKED = 20;

    /** If more than this percentage of rows is in classes with a single confidential value, there is a warning. */
    private static final double MANY_HOMOGENEOUS = 20;

    /** If more than this percentage of persons is named from means, there is a warning. */
    private static final double MANY_NAMED = 10;

    private RunWarnings() {}

    /** Gives all warnings. */
    static void tell(MeasuredRun run, Watcher watcher) {
        MaskedRun masked = run.judged().masked();
        warnOfLostAttributes(masked.prepared().atHand().data(), masked.masked(), run.scores(), watcher);
        warnOfNames(run.scores(), watcher);
        if (masked.masked().trace() instanceof Displacements) {
            warnOfLinks(run.scores(), watcher);
        } else if (run.makesClasses()) {
            warnOfHomogeneity(run.scores(), watcher);
        }
    }

    private static Optional<Score> homogeneity(List<Score> scores) {
        return scores.stream()
                .filter(score -> score.name().equals(Homogeneity.NAME))
                .findFirst();
    }

    /** Warns if an intruder links more records than groups of five would allow. Noise gives no such guarantee. */
    private static void warnOfLinks(List<Score> scores, Watcher watcher) {
        LinkageScores.ofWhole(scores).mapToDouble(Score::value).max().stream()
                .filter(share -> share > MANY_LINKED)
                .forEach(share -> watcher.warn(
                        WarningCode.W_LINKED,
                        String.format(
                                Locale.ROOT,
                                "an intruder who knows all quasi-identifiers links %.0f %% of the records to their own row,"
                                        + " more than groups of five would allow",
                                share)));
    }

    /** Warns if published means disclose to an intruder with a register who took part. */
    private static void warnOfNames(List<Score> scores, Watcher watcher) {
        scores.stream()
                .filter(score -> score.name().equals(Reconstruction.NAME) && score.value() > MANY_NAMED)
                .forEach(score -> watcher.warn(
                        WarningCode.W_RECONSTRUCTION,
                        String.format(
                                Locale.ROOT,
                                "an intruder with the register names %.0f %% of the people by adding up their numbers;"
                                        + " %.0f %% of the classes could be searched",
                                score.value(),
                                score.comparisonFigures().getOrDefault(Reconstruction.SEARCHED, 0.0))));
    }

    /** Warns of homogeneous classes: k-anonymity does not hide a value that everyone in the class shares. */
    private static void warnOfHomogeneity(List<Score> scores, Watcher watcher) {
        homogeneity(scores).map(Score::attributes).orElse(Map.of()).forEach((name, share) -> {
            if (share > MANY_HOMOGENEOUS) {
                watcher.warn(
                        WarningCode.W_HOMOGENEOUS,
                        String.format(
                                Locale.ROOT,
                                "column '%s': %.0f %% of the rows are in equivalence classes that show a single value, so an "
                                        + "intruder who finds the class learns it",
                                name,
                                share));
            }
        });
    }

    /** Warns of attributes that lost nearly all information, which a small overall loss may conceal. */
    private static void warnOfLostAttributes(Dataset original, Masked masked, List<Score> scores, Watcher watcher) {
        List<String> atRoot = GeneralizedColumns.of(original, masked).entrySet().stream()
                .filter(column -> LevelCounts.of(column.getValue()).nothingButRoot())
                .map(Map.Entry::getKey)
                .toList();
        atRoot.forEach(column -> watcher.warn(
                WarningCode.W_ATTRIBUTE_LOST, "column '" + column + "' is fully generalised: it shows only the root"));
        scores.stream()
                .filter(score -> score.name().equals(InformationLoss.NAME))
                .flatMap(score -> score.attributes().entrySet().stream())
                .filter(loss -> loss.getValue() > MUCH && !atRoot.contains(loss.getKey()))
                .forEach(loss -> watcher.warn(
                        WarningCode.W_ATTRIBUTE_LOST,
                        "column '" + loss.getKey() + "' "
                                + lost(masked.table().column(loss.getKey()), loss.getValue())));
    }

    private static String lost(Column released, double loss) {
        if (Arrays.stream(released.codes()).distinct().count() == 1) {
            return "shows a single value, so it carries no information";
        }
        return String.format(Locale.ROOT, "lost %.0f %% of its variation: ", loss)
                + (loss >= ALL
                        ? "it says hardly more about a row than the average would"
                        : "small groups may have disappeared");
    }
}
