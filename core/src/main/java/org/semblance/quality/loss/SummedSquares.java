package org.semblance.quality.loss;

import java.io.Serializable;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.MeasureInParts;
import org.semblance.quality.Score;

/** Sums of losses over parts of a table, and what a measure makes of them in the end. */
record SummedSquares(Squares squares, Reading reading) implements MeasureInParts.Sums {

    /** What a measure makes of the sums. */
    interface Reading extends Serializable {
        Score of(Squares squares);
    }

    static SummedSquares of(Dataset part, Table released, Table centre, Reading reading) {
        return new SummedSquares(Squares.of(part, released, centre), reading);
    }

    @Override
    public MeasureInParts.Sums and(MeasureInParts.Sums other) {
        return new SummedSquares(squares.and(((SummedSquares) other).squares), reading);
    }

    @Override
    public Score score() {
        return reading.of(squares);
    }
}
