package org.semblance.quality.clustering;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/**
 * The Rand index between the clusters of the original and those of the release: the share of pairs of rows that are
 * together in both, or apart in both.
 *
 * <p>Ayala-Rivera, McDonagh, Cerqueus, Murphy and Thorpe, Transactions on Data Privacy 10 (2017), Eq. 13.
 */
public record RandIndex() implements Measure {

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return Clusters.compare(original, released, watcher)
                .score("rand-index", PartitionAgreement::randIndex, watcher);
    }
}
