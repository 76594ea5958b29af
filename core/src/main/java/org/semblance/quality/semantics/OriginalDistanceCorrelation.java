package org.semblance.quality.semantics;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.statistics.DistanceMoments;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;

/**
 * Distance correlation of concepts in the original: the mean of {@code sdCor(A, B)} over pairs of quasi-identifiers
 * with the same taxonomy and similarity. It describes the original alone, for comparison with {@link
 * DistanceCorrelation}, which states range and edge cases.
 */
public record OriginalDistanceCorrelation() implements TableMeasure {

    /** The name of its score. */
    public static final String NAME = "original-distance-correlation";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return MeanScore.score(
                NAME, ConceptColumnPairs.of(original, released, NAME, watcher).before(DistanceMoments::correlation));
    }
}
