package org.semblance.release.figures;

import java.util.List;
import java.util.Map;
import org.semblance.quality.association.Coefficient;
import org.semblance.quality.semantics.DistanceCorrelation;
import org.semblance.release.json.Json;

/**
 * How the attributes of a release go together, before and after masking, with two decimals.
 *
 * @param attributes those that were compared, the masked ones first
 * @param leftOut how many were not, for want of room or because nearly all their values differ
 * @param pairs each pair once
 */
public record Correlations(List<String> attributes, int leftOut, List<Pair> pairs) {

    /**
     * Two attributes, by their places in the list, the lower first.
     *
     * @param before the coefficient of the original; NaN where it is not defined or too few rows have both values
     * @param after that of the release
     */
    public record Pair(int one, int other, Coefficient coefficient, double before, double after) {

        /** By how much it changed; NaN where one of both is not told. */
        public double change() {
            return after - before;
        }
    }

    public Correlations {
        attributes = List.copyOf(attributes);
        pairs = List.copyOf(pairs);
    }

    /** The correlations as plain values; what is not told is left out. */
    public Map<String, Object> json() {
        return Json.object(
                "attributes",
                attributes,
                "left-out",
                leftOut,
                "pairs",
                pairs.stream().map(this::json).toList());
    }

    private Map<String, Object> json(Pair pair) {
        Map<String, Object> json = Json.object(
                "one",
                attributes.get(pair.one),
                "other",
                attributes.get(pair.other),
                "coefficient",
                name(pair.coefficient));
        if (Double.isFinite(pair.before)) {
            json.put("before", pair.before);
        }
        if (Double.isFinite(pair.after)) {
            json.put("after", pair.after);
        }
        return json;
    }

    /** What a coefficient is called in files. */
    public static String name(Coefficient coefficient) {
        return switch (coefficient) {
            case PEARSON -> "pearson";
            case CORRELATION_RATIO -> "correlation-ratio";
            case CRAMER -> "cramer-v";
            case DISTANCE_CORRELATION -> DistanceCorrelation.NAME;
        };
    }
}
