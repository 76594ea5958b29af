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

/** sdCor(A*, B*): how much attributes of concepts tell of each other in the release, from 0 to 1. */
@CatalogEntry(
        name = DistanceCorrelation.NAME,
        summary = "how much attributes of concepts tell of each other in the release, from 0 to 1, mean over pairs",
        source = Citations.RODRIGUEZ_GARCIA)
@MeasureFacts(kind = Kind.UTILITY, better = Better.NEITHER, range = MeasureFacts.SHARE, share = true)
public record DistanceCorrelation() implements TableMeasure {

    /** What its score is called. */
    public static final String NAME = "distance-correlation";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return MeanScore.score(
                NAME, ConceptColumnPairs.of(original, released, NAME, watcher).after(DistanceMoments::correlation));
    }
}
