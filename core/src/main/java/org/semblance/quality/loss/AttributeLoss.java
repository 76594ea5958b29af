package org.semblance.quality.loss;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Combine;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/** 100·SSE/SST where attribute distances are squared and summed: another reading of the paper's Eq. 9 to 11. */
public record AttributeLoss() implements Measure {

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        double loss =
                Squares.of(original.combining(Combine.EUCLIDEAN), released).percentage();
        return Score.of("attribute-loss", loss, "%");
    }
}
