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
 * @param beside further figures of the same unit for comparison, such as that of the original, in display order
 * @param besideByAttribute the same for each attribute alone: by the name of the figure, then by attribute
 */
public record Score(
        String name,
        double value,
        String unit,
        Map<String, Double> attributes,
        Optional<Interval> interval,
        Map<String, Double> beside,
        Map<String, Map<String, Double>> besideByAttribute) {

    /** The 95 % confidence interval of an estimate and the size of the sample. */
    public record Interval(double low, double high, int sample) {}

    public Score {
        beside = Collections.unmodifiableMap(new LinkedHashMap<>(beside));
        besideByAttribute = Collections.unmodifiableMap(new LinkedHashMap<>(besideByAttribute));
    }

    /** A score whose figures for comparison are not known by attribute. */
    public Score(
            String name,
            double value,
            String unit,
            Map<String, Double> attributes,
            Optional<Interval> interval,
            Map<String, Double> beside) {
        this(name, value, unit, attributes, interval, beside, Map.of());
    }

    /** A score without figures for comparison. */
    public Score(String name, double value, String unit, Map<String, Double> attributes, Optional<Interval> interval) {
        this(name, value, unit, attributes, interval, Map.of());
    }

    public static Score of(String name, double value, String unit) {
        return new Score(name, value, unit, Map.of(), Optional.empty());
    }

    public Score with(Map<String, Double> attributes) {
        return new Score(name, value, unit, attributes, interval, beside, besideByAttribute);
    }

    /** The attribute whose figure equals the value, if the value is that of a single attribute. */
    public Optional<String> ofAttribute() {
        return attributes.entrySet().stream()
                .filter(figure -> figure.getValue() == value)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** The same score with figures for comparison. */
    public Score beside(Map<String, Double> figures) {
        return new Score(name, value, unit, attributes, interval, figures, besideByAttribute);
    }

    /** The same score with figures for comparison for each attribute alone. */
    public Score besideByAttribute(Map<String, Map<String, Double>> figures) {
        return new Score(name, value, unit, attributes, interval, beside, figures);
    }
}
