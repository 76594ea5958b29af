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
 * An axis of a comparison: a measure, converted so that less is better.
 *
 * @param measure its name in the catalog
 * @param reading which direction is better, and whether it is a share
 */
public record ComparisonAxis(String measure, MeasureReading reading) {

    /** What an axis shows. */
    public enum Kind {
        LOSS,
        RISK
    }

    /** An axis for a measure by name. */
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

    /** Whether a measure is of this kind and has a better and a worse direction. */
    private static boolean tells(MeasureReading reading, Kind kind) {
        boolean ofKind =
                kind == Kind.LOSS ? reading.kind().ofLoss() : reading.kind().ofRisk();
        return ofKind && reading.better() != MeasureFacts.Better.NEITHER;
    }

    /** Whether higher values of the measure are better, so that the axis shows its complement. */
    private boolean turned() {
        return reading.better() == MeasureFacts.Better.HIGHER;
    }

    /** The name of the axis: the measure, or the measure with "-loss" if the axis shows its complement. */
    public String name() {
        return turned() ? measure + "-loss" : measure;
    }

    /** The value on the axis; empty if the measure did not apply or is not finite. */
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

    /** Whether it measures an intruder who links rows one by one, for whom a stronger attack exists. */
    boolean linksOneByOne() {
        return reading.linksOneByOne();
    }

    /** Whether the axis is in per cent. Otherwise it is unbounded, and scores take it relative to the largest value. */
    public boolean percent(List<ComparisonCell> cells) {
        return reading.share()
                || cells.stream()
                        .flatMap(cell -> cell.scores().stream())
                        .filter(score -> score.name().equals(measure))
                        .allMatch(score -> score.unit().equals("%"));
    }
}
