package org.semblance.quality.clustering;

import org.semblance.CatalogEntry;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * Rand index: the share of pairs of rows that are in the same cluster both in the original and in the release, or in
 * different clusters both times.
 *
 * <p>{@code (a + b) / (n(n − 1)/2)}, with a pairs together both times and b pairs apart both times. The clusters come
 * from Ward's method, their number from the index of Caliński and Harabasz ({@link Clusters}). Range: 0 to 1 (same
 * clusters); larger is better; no unit. With many clusters most pairs are apart anyway, so a value far above 0 says
 * little. Edge cases: fewer than two rows give 1; a missing value is a separate point, as far away as possible; if
 * there are too many distinct records, the mean of five samples is given with a 95 % interval and the warning
 * W_SAMPLED. Without quasi-identifiers, or with a domain without distances, the measure is refused.
 *
 * <p>Rand (1971); Ayala-Rivera, McDonagh, Cerqueus, Murphy and Thorpe, Transactions on Data Privacy 10 (2017), Eq. 13.
 */
@CatalogEntry(
        name = RandIndex.NAME,
        summary = "share of pairs of rows that are in the same cluster, or in different clusters, both "
                + "before and after masking, from 0 to 1",
        source = "Rand, W. M. (1971). Objective criteria for the evaluation of clustering methods. Journal of the"
                + " American Statistical Association 66, 846-850.")
@MeasureFacts(kind = Kind.UTILITY, better = Better.HIGHER, range = "0 to 1 (the same clusters)", share = true)
public record RandIndex() implements Measure {

    public static final String NAME = "rand-index";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return Clusters.compare(original, released, watcher).score(NAME, PartitionAgreement::randIndex, watcher);
    }
}
