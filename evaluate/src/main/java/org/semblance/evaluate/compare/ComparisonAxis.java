package org.semblance.evaluate.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Spelling;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.Score;

/**
 * What one axis of a comparison shows: a measure of which less is better.
 *
 * @param measure as the catalog names it
 * @param reading which way it is better, and whether it is a share
 */
public record ComparisonAxis(String measure, MeasureReading reading) {

    /** What an axis tells of. */
    public enum Kind {
        LOSS,
        RISK
    }

    /** An axis that a person names. */
    static ComparisonAxis of(String measure, Kind kind, Catalog catalog) {
        Map<String, MeasureReading> known = new LinkedHashMap<>();
        for (Catalog.Entry<Measure> entry : catalog.of(Measure.class)) {
            MeasureReading reading = MeasureReading.of(entry.parameters());
            if (tells(reading, kind)) {
                known.put(entry.name(), reading);
            }
        }
        MeasureReading reading = known.get(measure);
        if (reading == null) {
            throw Problem.recipe(
                    ProblemCode.E_USAGE,
                    "'" + measure + "' is no measure of " + (kind == Kind.LOSS ? "loss" : "risk"),
                    Spelling.advice(measure, "known are", known.keySet()));
        }
        return new ComparisonAxis(measure, reading);
    }

    /** Whether a measure says by itself how much there is of it. */
    private static boolean tells(MeasureReading reading, Kind kind) {
        boolean ofKind =
                kind == Kind.LOSS ? reading.kind().ofLoss() : reading.kind().ofRisk();
        return ofKind && reading.better() != MeasureFacts.Better.NEITHER;
    }

    /** Whether more of the measure is better: what is missing of the whole counts. */
    private boolean turned() {
        return reading.better() == MeasureFacts.Better.HIGHER;
    }

    /** What to call it: of a measure that is turned, its loss. */
    public String name() {
        return turned() ? measure + "-loss" : measure;
    }

    /** Where a cell lies on it; nowhere if the measure had nothing to measure or found no number. */
    public OptionalDouble of(List<Score> scores) {
        return scores.stream()
                .filter(score -> score.name().equals(measure) && Double.isFinite(score.value()))
                .mapToDouble(score -> place(score.value()))
                .findFirst();
    }

    private double place(double value) {
        if (reading.share()) {
            return 100 * (turned() ? 1 - value : value);
        }
        return turned() ? 100 - value : value;
    }

    /** Whether it counts what somebody finds who links rows one by one, for whom there is somebody stronger. */
    boolean linksOneByOne() {
        return reading.linksOneByOne();
    }

    /** Whether it is in per cent; otherwise it has no end, and scores count it in shares of the largest. */
    public boolean percent(List<ComparisonCell> cells) {
        return reading.share()
                || cells.stream()
                        .flatMap(cell -> cell.scores().stream())
                        .filter(score -> score.name().equals(measure))
                        .allMatch(score -> score.unit().equals("%"));
    }
}
