package org.semblance.quality;

import java.util.Map;
import java.util.Optional;

/**
 * What a measure found.
 *
 * @param unit such as {@code %}, or empty for a bare number
 * @param attributes the same for each attribute alone, where that has a meaning
 * @param interval where the value was estimated from a sample
 */
public record Score(
        String name, double value, String unit, Map<String, Double> attributes, Optional<Interval> interval) {

    /** The 95 % confidence interval of an estimate, and the size of its sample. */
    public record Interval(double low, double high, int sample) {}

    public static Score of(String name, double value, String unit) {
        return new Score(name, value, unit, Map.of(), Optional.empty());
    }

    public Score with(Map<String, Double> attributes) {
        return new Score(name, value, unit, attributes, interval);
    }
}
