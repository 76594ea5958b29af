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
 * The Rand index between the clusters of the original and those of the release: the share of pairs of rows that are
 * together in both, or apart in both.
 *
 * <p>Ayala-Rivera, McDonagh, Cerqueus, Murphy and Thorpe, Transactions on Data Privacy 10 (2017), Eq. 13.
 */
@CatalogEntry(
        name = RandIndex.NAME,
        summary = "pairs of rows that are in one cluster before and after, or in two, from 0 to 1",
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
