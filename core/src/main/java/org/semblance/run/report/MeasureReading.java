package org.semblance.run.report;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.semblance.quality.Measure;
import org.semblance.run.recipe.Catalog;

/** How to read the score of a measure: what it is a figure of, which way is better, and where it ends. */
public record MeasureReading(Kind kind, Better better, String range) {

    /** What a measure tells of. */
    public enum Kind {
        /** What the data lost, or kept. */
        LOSS,
        /** Who could be found. */
        RISK,
        /** What could be learnt of somebody who need not be found. */
        DISCLOSURE
    }

    /** Which way is better. */
    public enum Better {
        LOWER,
        HIGHER,
        /** Neither: it is a figure to read others by. */
        NEITHER
    }

    private static final Set<String> HIGHER = Set.of(
            "granularity",
            "rand-index",
            "normalised-mutual-information",
            "query-f1",
            "knn-accuracy",
            "bayes-accuracy",
            "cluster-agreement");

    private static final Set<String> NEITHER = Set.of(
            "sst",
            "ssa",
            "average-class-size",
            "original-distance-correlation",
            "distance-correlation",
            "non-zeros",
            "density",
            "mean-weight");

    private static final Map<String, String> RANGES = Map.ofEntries(
            Map.entry("information-loss", "0 to 100\u00A0%, more where values were moved beyond their average"),
            Map.entry("attribute-loss", "0 to 100\u00A0%, more where values were moved beyond their average"),
            Map.entry("score", "0 to 100\u00A0%"),
            Map.entry("granularity", "1 (as it was) to 0 (all suppressed)"),
            Map.entry("entropy", "0 (nothing is open) to 1 (all suppressed)"),
            Map.entry("discernibility", "the number of rows to its square"),
            Map.entry("average-class-size", "1 to the number of rows"),
            Map.entry("rand-index", "0 to 1 (the same clusters)"),
            Map.entry("normalised-mutual-information", "0 to 1 (the same clusters)"),
            Map.entry("pil-q", "0 to 1"),
            Map.entry("pil-m1", "0 to 1"),
            Map.entry("pil-m2", "0 to 1"),
            Map.entry("pil-m11", "0 to 1"),
            Map.entry("pil-r", "0 to 1"),
            Map.entry("il5", "0 to 2"),
            Map.entry("semantic-information-loss", "0 to 1"),
            Map.entry("distance-correlation", "0 to 1"),
            Map.entry("original-distance-correlation", "0 to 1"),
            Map.entry("skew", "0 to 1"));

    /** How to read a measure of the catalog. */
    public static MeasureReading of(Catalog.Entry<Measure> entry) {
        String home = entry.parameters().getPackageName();
        Kind kind = home.endsWith(".disclosure")
                ? Kind.DISCLOSURE
                : home.contains(".risk") && !entry.name().equals("score") ? Kind.RISK : Kind.LOSS;
        Better better = HIGHER.contains(entry.name())
                ? Better.HIGHER
                : NEITHER.contains(entry.name()) ? Better.NEITHER : Better.LOWER;
        String range = Optional.ofNullable(RANGES.get(entry.name()))
                .orElse(kind == Kind.LOSS ? "0 (nothing lost) upwards" : "0 to 100\u00A0%");
        return new MeasureReading(
                kind, better, better == Better.NEITHER && !RANGES.containsKey(entry.name()) ? "" : range);
    }

    /** The measures that are not read as the others of their kind. */
    static Set<String> named() {
        Set<String> named = new TreeSet<>(RANGES.keySet());
        named.addAll(HIGHER);
        named.addAll(NEITHER);
        return named;
    }

    /** Which way is better, in words. */
    public String way() {
        return switch (better) {
            case LOWER -> "lower is better";
            case HIGHER -> "higher is better";
            case NEITHER -> "a figure to read others by";
        };
    }

    /** In words. */
    public String text() {
        return range.isEmpty() ? way() : way() + "; " + range;
    }
}
