package org.semblance.quality.clustering;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/**
 * Normalised mutual information between the clusters of the original and those of the release: 1 where each tells the
 * other, 0 where neither says anything of the other.
 *
 * <p>Ayala-Rivera, McDonagh, Cerqueus, Murphy and Thorpe, Transactions on Data Privacy 10 (2017), Eq. 14.
 */
public record NormalizedMutualInformation() implements Measure {

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return Clusters.compare(original, released, watcher)
                .score("normalised-mutual-information", PartitionAgreement::normalisedMutualInformation, watcher);
    }
}
