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
 * Normalised mutual information of the clusters of original and release: {@code 2·I(A, B) / (H(A) + H(B))}, with I the
 * mutual information of the two partitions and H their entropies.
 *
 * <p>Range: 0 (independent) to 1 (same clusters); larger is better; no unit. Edge cases: 1 if both have a single
 * cluster, 0 if only one of them has. Clusters, sampling and missing values are as for {@link RandIndex}.
 *
 * <p>Strehl and Ghosh (2002); Ayala-Rivera, McDonagh, Cerqueus, Murphy and Thorpe, Transactions on Data Privacy 10
 * (2017), Eq. 14.
 */
@CatalogEntry(
        name = NormalizedMutualInformation.NAME,
        summary = "agreement of the clusters before and after masking, from 0 to 1",
        source =
                "Strehl, A. and Ghosh, J. (2002). Cluster ensembles: a knowledge reuse framework for combining multiple"
                        + " partitions. Journal of Machine Learning Research 3, 583-617.")
@MeasureFacts(kind = Kind.UTILITY, better = Better.HIGHER, range = "0 to 1 (the same clusters)", share = true)
public record NormalizedMutualInformation() implements Measure {

    public static final String NAME = "normalised-mutual-information";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return Clusters.compare(original, released, watcher)
                .score(NAME, PartitionAgreement::normalizedMutualInformation, watcher);
    }
}
