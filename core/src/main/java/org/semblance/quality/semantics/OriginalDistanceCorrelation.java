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
 * Distance correlation of concepts in the original: the mean of {@code sdCor(A, B)} over pairs of quasi-identifiers
 * with the same taxonomy and similarity. It describes the original alone, for comparison with {@link
 * DistanceCorrelation}, which states range and edge cases.
 */
@CatalogEntry(
        name = OriginalDistanceCorrelation.NAME,
        summary = "distance correlation of attributes of concepts in the original, from 0 to 1, mean over pairs",
        source = Citations.RODRIGUEZ_GARCIA)
@MeasureFacts(kind = Kind.UTILITY, better = Better.NEITHER, range = MeasureFacts.SHARE, share = true)
public record OriginalDistanceCorrelation() implements TableMeasure {

    /** The name of its score. */
    public static final String NAME = "original-distance-correlation";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return MeanScore.score(
                NAME, ConceptColumnPairs.of(original, released, NAME, watcher).before(DistanceMoments::correlation));
    }
}
