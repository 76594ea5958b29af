package org.semblance.quality.loss;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/** SSE: the squared record distances between original and released rows, summed. */
public record Sse() implements Measure {

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return Score.of("sse", Squares.of(original, released).within(), "");
    }
}
