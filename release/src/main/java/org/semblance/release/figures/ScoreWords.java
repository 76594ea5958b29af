package org.semblance.release.figures;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.semblance.quality.Score;
import org.semblance.quality.ScoreDetail;

/** The details of a score besides its value, in words. */
public final class ScoreWords {

    private ScoreWords() {}

    /** The interval of an estimate, and the sample it is based on. */
    public static Optional<String> interval(Score score) {
        return score.interval()
                .map(interval -> NumberFormat.withUnit(interval.low(), score.unit()) + " to "
                        + NumberFormat.withUnit(interval.high(), score.unit()) + ", from a sample of "
                        + NumberFormat.count(interval.sample(), "row", "rows"));
    }

    /** The same with the confidence level, for contexts that do not state it. */
    public static Optional<String> namedInterval(Score score) {
        return interval(score).map(interval -> "95\u00A0% interval " + interval);
    }

    /** The value for each attribute, if there are any. */
    public static Optional<String> byAttribute(Score score) {
        return sentence("By attribute: ", new TreeMap<>(score.attributes()), score.unit());
    }

    /** The reference values for comparison, if there are any. */
    public static Optional<String> forComparison(Score score) {
        return sentence("For comparison: ", labelled(score.comparisonFigures()), score.unit());
    }

    private static Map<String, Double> labelled(Map<String, Double> figures) {
        Map<String, Double> labelled = new LinkedHashMap<>();
        figures.forEach((name, figure) -> labelled.put(ScoreDetail.label(name), figure));
        return labelled;
    }

    private static Optional<String> sentence(String before, Map<String, Double> figures, String unit) {
        return figures.isEmpty()
                ? Optional.empty()
                : Optional.of(before + String.join("; ", each(figures, unit)) + ".");
    }

    /** Each name with its value. */
    public static List<String> each(Map<String, Double> figures, String unit) {
        return figures.entrySet().stream()
                .map(entry -> entry.getKey().replace(" %", "\u00A0%")
                        + (entry.getKey().endsWith("%") ? ":" : "") + "\u00A0"
                        + NumberFormat.withUnit(entry.getValue(), unit))
                .toList();
    }
}
