package org.semblance.release.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.semblance.method.Displacements.Shift;
import org.semblance.release.figures.MoveHistogram;
import org.semblance.release.json.Json;

/**
 * The effect of noise on a table, for a report.
 *
 * @param learntFrom the number of rows that the method learnt from
 * @param keepsPairs whether the method is meant to preserve correlations between attributes
 * @param attributes the masked attributes
 * @param pairs the correlations of attributes, if they were measured
 */
public record NoiseReport(long learntFrom, boolean keepsPairs, List<OfAttribute> attributes, List<Pair> pairs) {

    /**
     * The noise of an attribute.
     *
     * @param level the level of noise; empty if it differs by record or if the method has none
     * @param domain the concept that bounds the attribute; empty for numbers
     * @param concepts the number of concepts in the domain; 0 for numbers
     * @param mean the mean before and after
     * @param variance the variance before, as expected with noise, and after
     * @param moves the histogram of distances between original and released values
     */
    public record OfAttribute(
            String attribute,
            OptionalDouble level,
            String domain,
            int concepts,
            Mean mean,
            Variance variance,
            Shift shift,
            MoveHistogram moves) {

        /** Whether its values are concepts, not numbers. */
        public boolean semantic() {
            return concepts > 0;
        }

        Map<String, Object> json() {
            Map<String, Object> json = Json.object("name", attribute);
            level.ifPresent(alpha -> json.put("level", alpha));
            if (semantic()) {
                json.put("domain", domain);
                json.put("concepts", concepts);
            }
            NoiseJson.add(shift, semantic(), json);
            mean.before().ifPresent(before -> json.put("mean-before", before));
            mean.after().ifPresent(after -> json.put("mean-after", after));
            NoiseJson.add("variance-before", variance.before(), json);
            NoiseJson.add("variance-expected", variance.expected(), json);
            NoiseJson.add("variance-after", variance.after(), json);
            json.put(
                    "moves",
                    moves.bars().stream()
                            .map(bar -> Json.object("distance", bar.label(), "values", bar.count()))
                            .toList());
            return json;
        }
    }

    /** The mean before and after, as text: a concept or a number. The one before is empty if too few rows have it. */
    public record Mean(Optional<String> before, Optional<String> after) {}

    /** The variance before, as expected with noise, and after; NaN if it is not shown. */
    public record Variance(double before, double expected, double after) {}

    /**
     * The correlation of two attributes before and after: for concepts the distance correlation, from 0 to 1; for
     * numbers Pearson's coefficient, from −1 to 1.
     */
    public record Pair(String attributes, boolean semantic, double before, double after) {}

    public NoiseReport {
        attributes = List.copyOf(attributes);
        pairs = List.copyOf(pairs);
    }

    /** The figures as JSON values. */
    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("learnt-from-rows", learntFrom);
        json.put("attributes", attributes.stream().map(OfAttribute::json).toList());
        json.put(
                "pairs",
                pairs.stream()
                        .map(pair -> Json.object(
                                "attributes",
                                pair.attributes(),
                                "correlation-before",
                                pair.before(),
                                "correlation-after",
                                pair.after()))
                        .toList());
        return json;
    }
}
