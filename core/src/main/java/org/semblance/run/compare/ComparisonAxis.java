package org.semblance.run.compare;

import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.semblance.Problem;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;
import org.semblance.quality.risk.LossAndRisk;
import org.semblance.quality.risk.RecordLinkage;
import org.semblance.run.recipe.Catalog;
import org.semblance.run.recipe.Spelling;

/**
 * What one axis of a comparison shows: a measure of which less is better.
 *
 * @param measure as the catalog names it
 * @param kind whether it tells of loss or of risk
 */
public record ComparisonAxis(String measure, Kind kind) {

    /** What an axis tells of. */
    public enum Kind {
        LOSS,
        RISK
    }

    /** Shares from 0 to 1 of which more is better: what is missing of them counts. */
    private static final Set<String> TURNED = Set.of("granularity", "rand-index", "normalised-mutual-information");

    /** Shares from 0 to 1 of which less is better. */
    private static final Set<String> SHARES =
            Set.of("semantic-information-loss", "pil-q", "pil-m1", "pil-m2", "pil-m11", "pil-r", "skew");

    /** Figures that say nothing of loss by themselves. */
    private static final Set<String> NO_LOSS = Set.of("sst", "original-distance-correlation", "distance-correlation");

    /** An axis that a person names. */
    static ComparisonAxis of(String measure, Kind kind, Catalog catalog) {
        List<String> known = catalog.of(Measure.class).stream()
                .filter(entry -> kind(entry.parameters()) == kind
                        && entry.parameters() != LossAndRisk.class
                        && !NO_LOSS.contains(entry.name()))
                .map(Catalog.Entry::name)
                .toList();
        if (!known.contains(measure)) {
            throw Problem.recipe(
                    "E_USAGE",
                    "'" + measure + "' is no measure of " + (kind == Kind.LOSS ? "loss" : "risk"),
                    Spelling.advice(measure, "known are", known));
        }
        return new ComparisonAxis(measure, kind);
    }

    /** Measures of risk live together. */
    private static Kind kind(Class<?> measure) {
        return measure.getPackageName().startsWith(RecordLinkage.class.getPackageName()) ? Kind.RISK : Kind.LOSS;
    }

    /** What to call it: of a share that is turned, its loss. */
    public String name() {
        return TURNED.contains(measure) ? measure + "-loss" : measure;
    }

    /** Where a cell lies on it; nowhere if the measure had nothing to measure or found no number. */
    public OptionalDouble of(List<Score> scores) {
        return scores.stream()
                .filter(score -> score.name().equals(measure) && Double.isFinite(score.value()))
                .mapToDouble(score -> TURNED.contains(measure)
                        ? 100 * (1 - score.value())
                        : SHARES.contains(measure) ? 100 * score.value() : score.value())
                .findFirst();
    }

    /** Whether it is in per cent; otherwise it has no end, and scores count it in shares of the largest. */
    public boolean percent(List<ComparisonCell> cells) {
        return TURNED.contains(measure)
                || SHARES.contains(measure)
                || cells.stream()
                        .flatMap(cell -> cell.scores().stream())
                        .filter(score -> score.name().equals(measure))
                        .allMatch(score -> score.unit().equals("%"));
    }
}
