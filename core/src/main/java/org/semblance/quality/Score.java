package org.semblance.quality;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a measure found.
 *
 * @param unit such as {@code %}, or empty for a bare number
 * @param attributes the same for each attribute alone, where that has a meaning
 * @param interval where the value was estimated from a sample
 * @param beside figures of the same unit to read the value by, such as that of the original, in the order to show them
 */
public record Score(
        String name,
        double value,
        String unit,
        Map<String, Double> attributes,
        Optional<Interval> interval,
        Map<String, Double> beside) {

    /** The 95 % confidence interval of an estimate, and the size of its sample. */
    public record Interval(double low, double high, int sample) {}

    public Score {
        beside = Collections.unmodifiableMap(new LinkedHashMap<>(beside));
    }

    /** A score that stands for itself. */
    public Score(String name, double value, String unit, Map<String, Double> attributes, Optional<Interval> interval) {
        this(name, value, unit, attributes, interval, Map.of());
    }

    public static Score of(String name, double value, String unit) {
        return new Score(name, value, unit, Map.of(), Optional.empty());
    }

    public Score with(Map<String, Double> attributes) {
        return new Score(name, value, unit, attributes, interval, beside);
    }

    /** The attribute whose figure the value is, where it is that of one. */
    public Optional<String> ofAttribute() {
        return attributes.entrySet().stream()
                .filter(figure -> figure.getValue() == value)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** The same with figures to read it by. */
    public Score beside(Map<String, Double> figures) {
        return new Score(name, value, unit, attributes, interval, figures);
    }
}
