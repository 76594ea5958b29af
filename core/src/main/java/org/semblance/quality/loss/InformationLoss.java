package org.semblance.quality.loss;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/** The share of the spread between records that masking took away: 100·SSE/SST in the record space. */
public record InformationLoss() implements Measure {

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        Squares squares = Squares.of(original, released);
        return Score.of("information-loss", squares.percentage(), "%").with(squares.percentages());
    }
}
