package org.semblance.quality.loss;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.quality.PartitionedMeasure;
import org.semblance.quality.Score;

/** 100·SSE/SST where attribute distances are squared and summed: another reading of the paper's Eq. 9 to 11. */
public record AttributeLoss() implements PartitionedMeasure {

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return score(SquaredLosses.of(original.combining(Combination.EUCLIDEAN), released, watcher));
    }

    @Override
    public Sums sums(Dataset part, Table released, Table centre) {
        return PartialSquares.of(part.combining(Combination.EUCLIDEAN), released, centre, AttributeLoss::score);
    }

    private static Score score(SquaredLosses squares) {
        return Score.of("attribute-loss", squares.percentage(), "%");
    }
}
