package org.semblance.quality.loss;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.PartitionedMeasure;
import org.semblance.quality.Score;

/** SST: the squared record distances between original rows and the average of all, summed. */
@CatalogEntry(
        name = Sst.NAME,
        summary = "squared distances from original records to their average, summed",
        meaning =
                "The squared distances between original records and their average, summed: how far apart they were; the"
                        + " yardstick for sse.",
        meaningForDocuments =
                "The distances between original documents and their average, summed: how far apart they were; the"
                        + " yardstick for sse.")
@MeasureFacts(kind = Kind.LOSS, better = Better.NEITHER, ofDocuments = true)
public record Sst(
        @About(
                value = "how attributes combine: euclidean, mean or tuple; as the method combines them when not given",
                optional = true)
        @Nullable
        Combination combine)
        implements PartitionedMeasure {

    public static final String NAME = "sst";

    public Sst() {
        this(null);
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return score(SquaredLosses.of(SquaredLosses.compared(original, combine), released));
    }

    @Override
    public Sums sums(Dataset part, Table released, Table centre) {
        return PartialSquares.of(SquaredLosses.compared(part, combine), released, centre, Sst::score);
    }

    private static Score score(SquaredLosses squares) {
        return Score.of(NAME, squares.total(), "");
    }
}
