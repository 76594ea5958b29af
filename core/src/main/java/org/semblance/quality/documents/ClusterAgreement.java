package org.semblance.quality.documents;

import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;
import org.semblance.quality.clustering.PartitionAgreement;

/**
 * Cluster agreement: the adjusted Rand index between the clusters that spherical k-means finds in the original and in
 * the released documents.
 *
 * <p>{@link org.semblance.quality.clustering.PartitionAgreement#adjustedRandIndex()} of the best of {@code starts} runs
 * with {@code clusters} clusters each; negative values count as 0. Range: 0 (no better than by chance) to 1 (same
 * clusters); larger is better; no unit. Edge cases: With fewer different documents than clusters, there are as many clusters
 * as different documents. Two partitions that put all documents into one cluster agree with 1. Random starts are always the same. For comparison: the agreement of two runs on
 * the original with different starts, which no release can be expected to exceed, and, if the documents have labels,
 * the agreement of labels and clusters before and after (Abril, Navarro-Arribas and Torra 2015, Fig. 11 and 12).
 */
@CatalogEntry(
        name = ClusterAgreement.NAME,
        summary = "agreement of the clusters of documents that spherical k-means finds before and after "
                + "masking, from 0 (as by chance) to 1: adjusted Rand index",
        source = "Hubert, L. and Arabie, P. (1985). Comparing partitions. Journal of Classification 2, 193-218.")
@MeasureFacts(
        kind = Kind.UTILITY,
        better = Better.HIGHER,
        range = "0 (as by chance) to 1 (the same clusters)",
        share = true,
        ofDocuments = true)
public record ClusterAgreement(
        @About(value = "number of clusters", fallback = "10")
        int clusters,

        @About(value = "number of random starts; the best clusters are used", fallback = "10")
        int starts,

        @About(
                value = "column with the label of each document; without it, labels are not compared",
                fallback = "label")
        String label)
        implements Measure {

    public static final String NAME = "cluster-agreement";

    /** Any two numbers would do; fixed ones make the figures reproducible. */
    private static final long SEED = 2001;

    private static final long OTHER_SEED = 1985;

    public ClusterAgreement {
        if (clusters < 2 || starts < 1) {
            throw Problem.recipe(
                    ProblemCode.E_CONFIG,
                    "there must be 2 clusters or more, and a start",
                    "leave both out for 10 of each");
        }
    }

    /** With ten clusters and the best of ten starts. */
    public ClusterAgreement() {
        this(10, 10, "label");
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ReleasedDocuments documents = ReleasedDocuments.of(original, released, NAME);
        int[] before = clusters(documents.before(), SEED, watcher);
        int[] after = clusters(documents.after(), SEED, watcher);
        Map<String, Double> comparison = new LinkedHashMap<>();
        comparison.put(
                "two tries on the original", agreement(before, clusters(documents.before(), OTHER_SEED, watcher)));
        if (original.table().find(label) instanceof Words labels) {
            int[] codes = labels.codes();
            comparison.put("labels and clusters before", agreement(codes, before));
            comparison.put("labels and clusters after", agreement(codes, after));
        }
        return Score.of(NAME, agreement(before, after), "").withComparisonFigures(comparison);
    }

    private int[] clusters(Vectors column, long seed, Watcher watcher) {
        return SphericalKMeans.of(column, clusters, starts, seed, watcher).ofRow();
    }

    /** Agreement below that by chance counts as none. */
    private static double agreement(int[] one, int[] other) {
        return Math.max(0, PartitionAgreement.of(one, other).adjustedRandIndex());
    }
}
