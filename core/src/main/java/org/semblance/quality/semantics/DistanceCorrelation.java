package org.semblance.quality.semantics;

import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.statistics.DistanceMoments;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;

/**
 * Distance correlation of concepts in the release: the mean of {@code sdCor(A*, B*)} over pairs of quasi-identifiers
 * with the same taxonomy and similarity.
 *
 * <p>It is the distance correlation of Székely, Rizzo and Bakirov (2007) with semantic distances. Range: 0
 * (independent) to 1; compare it with {@link OriginalDistanceCorrelation}. A row counts in a pair if both values have a
 * known concept; if one of them is constant there, the correlation is 0. Without such a pair the measure is refused.
 * Row order does not matter, apart from which values share a row.
 */
@CatalogEntry(
        name = DistanceCorrelation.NAME,
        summary = "distance correlation of attributes of concepts in the release, from 0 to 1, mean over pairs",
        source = Citations.RODRIGUEZ_GARCIA)
@MeasureFacts(kind = Kind.UTILITY, better = Better.NEITHER, range = MeasureFacts.SHARE, share = true)
public record DistanceCorrelation() implements TableMeasure {

    /** The name of its score. */
    public static final String NAME = "distance-correlation";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return MeanScore.score(
                NAME, ConceptColumnPairs.of(original, released, NAME, watcher).after(DistanceMoments::correlation));
    }
}
