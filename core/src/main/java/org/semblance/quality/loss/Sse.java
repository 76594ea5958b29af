package org.semblance.quality.loss;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.quality.PartitionedMeasure;
import org.semblance.quality.Score;

/** SSE: the squared record distances between original and released rows, summed. */
public record Sse(
        @About(
                value = "how attributes combine: euclidean, mean or tuple; as the method combines them when not given",
                optional = true)
        @Nullable
        Combination combine)
        implements PartitionedMeasure {

    public Sse() {
        this(null);
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return score(SquaredLosses.of(SquaredLosses.compared(original, combine), released, watcher));
    }

    @Override
    public Sums sums(Dataset part, Table released, Table centre) {
        return PartialSquares.of(SquaredLosses.compared(part, combine), released, centre, Sse::score);
    }

    private static Score score(SquaredLosses squares) {
        return Score.of("sse", squares.within(), "");
    }
}
