package org.semblance.quality.loss;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Combine;
import org.semblance.domain.Dataset;
import org.semblance.quality.MeasureInParts;
import org.semblance.quality.Score;

/** 100·SSE/SST where attribute distances are squared and summed: another reading of the paper's Eq. 9 to 11. */
public record AttributeLoss() implements MeasureInParts {

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return score(Squares.of(original.combining(Combine.EUCLIDEAN), released));
    }

    @Override
    public Sums sums(Dataset part, Table released, Table centre) {
        return SummedSquares.of(part.combining(Combine.EUCLIDEAN), released, centre, AttributeLoss::score);
    }

    private static Score score(Squares squares) {
        return Score.of("attribute-loss", squares.percentage(), "%");
    }
}
