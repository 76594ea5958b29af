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
 * Normalised mutual information between the clusters of the original and those of the release: 1 where each tells the
 * other, 0 where neither says anything of the other.
 *
 * <p>Ayala-Rivera, McDonagh, Cerqueus, Murphy and Thorpe, Transactions on Data Privacy 10 (2017), Eq. 14.
 */
@CatalogEntry(
        name = NormalizedMutualInformation.NAME,
        summary = "what the clusters before and after tell of each other, from 0 to 1",
        source =
                "Strehl, A. and Ghosh, J. (2002). Cluster ensembles: a knowledge reuse framework for combining multiple"
                        + " partitions. Journal of Machine Learning Research 3, 583-617.")
@MeasureFacts(kind = Kind.UTILITY, better = Better.HIGHER, range = "0 to 1 (the same clusters)", share = true)
public record NormalizedMutualInformation() implements Measure {

    public static final String NAME = "normalised-mutual-information";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return Clusters.compare(original, released, watcher)
                .score(NAME, PartitionAgreement::normalisedMutualInformation, watcher);
    }
}
