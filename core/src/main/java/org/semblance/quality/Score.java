package org.semblance.quality;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The result of a measure.
 *
 * @param name the name of the measure
 * @param value the figure; its range and direction depend on the measure
 * @param unit such as {@code %}, or empty for a plain number
 * @param attributes the same figure for each attribute alone, if that is meaningful
 * @param interval present if the value was estimated from a sample
 * @param comparisonFigures further figures of the same unit, such as that of the original, by name and in display order
 * @param comparisonFiguresByAttribute the same for each attribute alone: by the name of the figure, then by attribute
 */
public record Score(
        String name,
        double value,
        String unit,
        Map<String, Double> attributes,
        Optional<Interval> interval,
        Map<String, Double> comparisonFigures,
        Map<String, Map<String, Double>> comparisonFiguresByAttribute) {

    /** The 95 % confidence interval of an estimate and the size of the sample. */
    public record Interval(double low, double high, int sample) {}

    public Score {
        comparisonFigures = Collections.unmodifiableMap(new LinkedHashMap<>(comparisonFigures));
        comparisonFiguresByAttribute = Collections.unmodifiableMap(new LinkedHashMap<>(comparisonFiguresByAttribute));
    }

    /** A score whose figures for comparison are not known by attribute. */
    public Score(
            String name,
            double value,
            String unit,
            Map<String, Double> attributes,
            Optional<Interval> interval,
            Map<String, Double> comparisonFigures) {
        this(name, value, unit, attributes, interval, comparisonFigures, Map.of());
    }

    /** A score without figures for comparison. */
    public Score(String name, double value, String unit, Map<String, Double> attributes, Optional<Interval> interval) {
        this(name, value, unit, attributes, interval, Map.of());
    }

    public static Score of(String name, double value, String unit) {
        return new Score(name, value, unit, Map.of(), Optional.empty());
    }

    public Score with(Map<String, Double> attributes) {
        return new Score(name, value, unit, attributes, interval, comparisonFigures, comparisonFiguresByAttribute);
    }

    /** The attribute whose figure equals the value, if the value is that of a single attribute. */
    public Optional<String> ofAttribute() {
        return attributes.entrySet().stream()
                .filter(figure -> figure.getValue() == value)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** The same score with figures for comparison. */
    public Score withComparisonFigures(Map<String, Double> figures) {
        return new Score(name, value, unit, attributes, interval, figures, comparisonFiguresByAttribute);
    }

    /** The same score with figures for comparison for each attribute alone. */
    public Score withComparisonFiguresByAttribute(Map<String, Map<String, Double>> figures) {
        return new Score(name, value, unit, attributes, interval, comparisonFigures, figures);
    }
}
