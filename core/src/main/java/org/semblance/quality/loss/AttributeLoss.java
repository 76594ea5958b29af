package org.semblance.quality.loss;

import org.semblance.CatalogEntry;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.PartitionedMeasure;
import org.semblance.quality.Score;

/** 100·SSE/SST where attribute distances are squared and summed: another reading of the paper's Eq. 9 to 11. */
@CatalogEntry(
        name = AttributeLoss.NAME,
        summary = "100·SSE/SST with attribute distances squared and summed, whatever way records combine")
@MeasureFacts(kind = Kind.LOSS, range = "0 to 100\u00A0%, more where values were moved beyond their average")
public record AttributeLoss() implements PartitionedMeasure {

    public static final String NAME = "attribute-loss";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return score(SquaredLosses.of(original.combining(Combination.EUCLIDEAN), released));
    }

    @Override
    public Sums sums(Dataset part, Table released, Table centre) {
        return PartialSquares.of(part.combining(Combination.EUCLIDEAN), released, centre, AttributeLoss::score);
    }

    private static Score score(SquaredLosses squares) {
        return Score.of(NAME, squares.percentage(), "%");
    }
}
