package org.semblance.quality.loss;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Combine;
import org.semblance.domain.Dataset;
import org.semblance.quality.MeasureInParts;
import org.semblance.quality.Score;

/** SST: the squared record distances between original rows and the average of all, summed. */
public record Sst(
        @About(
                value = "how attributes combine: euclidean, mean or tuple; as the method combines them when not given",
                optional = true)
        @Nullable
        Combine combine)
        implements MeasureInParts {

    public Sst() {
        this(null);
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return score(Squares.of(Squares.compared(original, combine), released));
    }

    @Override
    public Sums sums(Dataset part, Table released, Table centre) {
        return SummedSquares.of(Squares.compared(part, combine), released, centre, Sst::score);
    }

    private static Score score(Squares squares) {
        return Score.of("sst", squares.total(), "");
    }
}
