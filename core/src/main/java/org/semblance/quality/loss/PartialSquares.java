package org.semblance.quality.loss;

import java.io.Serializable;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.PartitionedMeasure;
import org.semblance.quality.Score;

/** Sums of losses over parts of a table, and what a measure makes of them in the end. */
record PartialSquares(SquaredLosses squares, Reading reading) implements PartitionedMeasure.Sums {

    /** What a measure makes of the sums. */
    interface Reading extends Serializable {
        Score of(SquaredLosses squares);
    }

    static PartialSquares of(Dataset part, Table released, Table centre, Reading reading) {
        return new PartialSquares(SquaredLosses.of(part, released, centre), reading);
    }

    @Override
    public PartitionedMeasure.Sums and(PartitionedMeasure.Sums other) {
        return new PartialSquares(squares.and(((PartialSquares) other).squares), reading);
    }

    @Override
    public Score score() {
        return reading.of(squares);
    }
}
