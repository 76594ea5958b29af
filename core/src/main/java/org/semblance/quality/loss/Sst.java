package org.semblance.quality.loss;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/** SST: the squared record distances between original rows and the average of all, summed. */
public record Sst() implements Measure {

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return Score.of("sst", Squares.of(original, released).total(), "");
    }
}
