package org.semblance.release.report;

import java.util.Map;
import java.util.Set;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Measure;
import org.semblance.quality.risk.LossAndRisk;
import org.semblance.quality.risk.RecordLinkage;
import org.semblance.quality.risk.disclosure.Homogeneity;

/**
 * How to read the score of a measure.
 *
 * @param kind what it is a figure of
 * @param better which way is better
 * @param range where it ends, in words; empty where there is nothing to say
 * @param share whether it is a share, of which 1 is the whole
 */
public record MeasureReading(Kind kind, Better better, String range, boolean share) {

    /** What a measure tells of. */
    public enum Kind {
        /** What the data lost, or kept. */
        LOSS("What it lost, what it kept"),
        /** Who could be found. */
        RISK("Who could be found"),
        /** What could be learnt of somebody who need not be found. */
        DISCLOSURE("What could be learnt of somebody");

        private final String title;

        Kind(String title) {
            this.title = title;
        }

        /** What stands above figures of this kind. */
        public String title() {
            return title;
        }
    }

    /** Which way is better. */
    public enum Better {
        LOWER,
        HIGHER,
        /** Neither: it is a figure to read others by. */
        NEITHER
    }

    private static final String BEYOND_AVERAGE = "0 to 100\u00A0%, more where values were moved beyond their average";
    private static final String PER_CENT = "0 to 100\u00A0%";
    private static final String SAME_CLUSTERS = "0 to 1 (the same clusters)";
    private static final String TO_ONE = "0 to 1";

    /** The measures that are not read as the others of their kind. */
    private static final Map<String, Way> OWN_WAYS = Map.ofEntries(
            Map.entry("information-loss", figure(Better.LOWER, BEYOND_AVERAGE)),
            Map.entry("attribute-loss", figure(Better.LOWER, BEYOND_AVERAGE)),
            Map.entry("score", figure(Better.LOWER, PER_CENT)),
            Map.entry("granularity", share(Better.HIGHER, "1 (as it was) to 0 (all suppressed)")),
            Map.entry("entropy", share(Better.LOWER, "0 (nothing is open) to 1 (all suppressed)")),
            Map.entry("discernibility", figure(Better.LOWER, "the number of rows to its square")),
            Map.entry("average-class-size", figure(Better.NEITHER, "1 to the number of rows")),
            Map.entry("rand-index", share(Better.HIGHER, SAME_CLUSTERS)),
            Map.entry("normalised-mutual-information", share(Better.HIGHER, SAME_CLUSTERS)),
            Map.entry("pil-q", share(Better.LOWER, TO_ONE)),
            Map.entry("pil-m1", share(Better.LOWER, TO_ONE)),
            Map.entry("pil-m2", share(Better.LOWER, TO_ONE)),
            Map.entry("pil-m11", share(Better.LOWER, TO_ONE)),
            Map.entry("pil-r", share(Better.LOWER, TO_ONE)),
            Map.entry("il5", figure(Better.LOWER, "0 to 2")),
            Map.entry("sst", figure(Better.NEITHER, "")),
            Map.entry("semantic-information-loss", share(Better.LOWER, TO_ONE)),
            Map.entry("distance-correlation", share(Better.NEITHER, TO_ONE)),
            Map.entry("original-distance-correlation", share(Better.NEITHER, TO_ONE)),
            Map.entry("skew", share(Better.LOWER, TO_ONE)),
            Map.entry("ssa", figure(Better.NEITHER, "")),
            Map.entry("non-zeros", figure(Better.NEITHER, "")),
            Map.entry("density", figure(Better.NEITHER, "")),
            Map.entry("mean-weight", figure(Better.NEITHER, "")),
            Map.entry("query-f1", share(Better.HIGHER, "0 to 1 (the same documents)")),
            Map.entry("knn-accuracy", figure(Better.HIGHER, PER_CENT)),
            Map.entry("bayes-accuracy", figure(Better.HIGHER, PER_CENT)),
            Map.entry("cluster-agreement", share(Better.HIGHER, "0 (as by chance) to 1 (the same clusters)")));

    /** How to read a figure, whatever it is a figure of. */
    private record Way(Better better, String range, boolean share) {}

    private static Way share(Better better, String range) {
        return new Way(better, range, true);
    }

    private static Way figure(Better better, String range) {
        return new Way(better, range, false);
    }

    /** How to read a measure of the catalog. */
    public static MeasureReading of(Catalog.Entry<Measure> entry) {
        Kind kind = kind(entry);
        Way usual = figure(Better.LOWER, kind == Kind.LOSS ? "0 (nothing lost) upwards" : PER_CENT);
        Way way = OWN_WAYS.getOrDefault(entry.name(), usual);
        return new MeasureReading(kind, way.better, way.range, way.share);
    }

    /** Measures of risk live together, and so do those of disclosure; one weighs the loss as well. */
    private static Kind kind(Catalog.Entry<Measure> entry) {
        String home = entry.parameters().getPackageName();
        if (home.equals(Homogeneity.class.getPackageName())) {
            return Kind.DISCLOSURE;
        }
        boolean risk = home.startsWith(RecordLinkage.class.getPackageName());
        return risk && entry.parameters() != LossAndRisk.class ? Kind.RISK : Kind.LOSS;
    }

    /** The measures that are not read as the others of their kind. */
    static Set<String> named() {
        return OWN_WAYS.keySet();
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
