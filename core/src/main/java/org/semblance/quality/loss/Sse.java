package org.semblance.quality.loss;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.PartitionedMeasure;
import org.semblance.quality.Score;

/** SSE: the squared record distances between original and released rows, summed. */
@CatalogEntry(
        name = Sse.NAME,
        summary = "squared distances from original to released records, summed",
        meaning = "The squared distances between original and released records, summed: how far masking moved them.",
        meaningForDocuments =
                "The distances between original and released documents, summed: how far masking moved them. Cosine"
                        + " distances are summed as they are, Euclidean ones (mdav) squared.")
@MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS, ofDocuments = true)
public record Sse(
        @About(
                value = "how attributes combine: euclidean, mean or tuple; as the method combines them when not given",
                optional = true)
        @Nullable
        Combination combine)
        implements PartitionedMeasure {

    public static final String NAME = "sse";

    public Sse() {
        this(null);
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return score(SquaredLosses.of(SquaredLosses.compared(original, combine), released));
    }

    @Override
    public Sums sums(Dataset part, Table released, Table centre) {
        return PartialSquares.of(SquaredLosses.compared(part, combine), released, centre, Sse::score);
    }

    private static Score score(SquaredLosses squares) {
        return Score.of(NAME, squares.within(), "");
    }
}
