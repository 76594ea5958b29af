package org.semblance.quality.loss;

import java.io.Serializable;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.PartitionedMeasure;
import org.semblance.quality.Score;

/** {@link SquaredLosses} of parts of a table, together with the function that turns the total into a score. */
record PartialSquares(SquaredLosses squares, Reading reading) implements PartitionedMeasure.Sums {

    /** Turns the sums into the score of a measure. */
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
