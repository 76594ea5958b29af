package org.semblance.quality.loss;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Combine;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/** SST: the squared record distances between original rows and the average of all, summed. */
public record Sst(
        @About(
                value = "how attributes combine: euclidean, mean or tuple; as the method combines them when not given",
                optional = true)
        @Nullable
        Combine combine)
        implements Measure {

    public Sst() {
        this(null);
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return Score.of(
                "sst", Squares.of(Squares.compared(original, combine), released).total(), "");
    }
}
