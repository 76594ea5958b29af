package org.semblance.release.figures;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.semblance.data.Words;
import org.semblance.quality.association.Coefficient;
import org.semblance.quality.semantics.DistanceCorrelation;
import org.semblance.release.json.Json;

/**
 * How strongly the attributes of a release are associated before and after masking, rounded to two decimals.
 *
 * @param attributes the attributes compared, masked ones first
 * @param leftOut the number of attributes not compared, for lack of space or because nearly all their values differ
 * @param pairs every pair once
 */
public record Correlations(List<String> attributes, int leftOut, List<Pair> pairs) {

    /** With fewer rows per value on average, a value points to a person rather than to a category. */
    private static final int ROWS_OF_A_CATEGORY = 5;

    private static final int MOST_CATEGORIES = 400;

    /**
     * Two attributes, by their position in the list, the lower first.
     *
     * @param before the coefficient in the original; NaN if it is undefined or too few rows have both values
     * @param after the coefficient in the release
     */
    public record Pair(int one, int other, Coefficient coefficient, double before, double after) {

        /** The change of the coefficient; NaN if either of them is NaN. */
        public double change() {
            return after - before;
        }
    }

    public Correlations {
        attributes = List.copyOf(attributes);
        pairs = List.copyOf(pairs);
    }

    /** Whether a column has too many different words to be associated with others as categories. */
    public static boolean tooManyCategories(Words words) {
        long values = Arrays.stream(words.counts()).filter(count -> count > 0).count();
        return values > MOST_CATEGORIES || values * ROWS_OF_A_CATEGORY > words.size();
    }

    /** The correlations as JSON values, without coefficients that are NaN. */
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

    /** The name of a coefficient in files. */
    public static String name(Coefficient coefficient) {
        return switch (coefficient) {
            case PEARSON -> "pearson";
            case CORRELATION_RATIO -> "correlation-ratio";
            case CRAMER -> "cramer-v";
            case DISTANCE_CORRELATION -> DistanceCorrelation.NAME;
        };
    }
}
