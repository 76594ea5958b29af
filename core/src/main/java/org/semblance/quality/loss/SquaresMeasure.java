package org.semblance.quality.loss;

import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.quality.PartitionedMeasure;
import org.semblance.quality.Score;

/** A measure read off the {@link SquaredLosses} of a release. */
public interface SquaresMeasure extends PartitionedMeasure {

    /** The description of {@link #combine()} in recipes. */
    String COMBINE = "how attribute distances are combined: euclidean, mean or tuple; as in the method if not given";

    /** How attribute distances are combined; as in the method if null. */
    @Nullable
    Combination combine();

    /** The score that the sums give. */
    Score score(SquaredLosses squares);

    @Override
    default Score of(Dataset original, Table released, Watcher watcher) {
        return score(SquaredLosses.of(SquaredLosses.compared(original, combine()), released, watcher));
    }

    @Override
    default Sums sums(Dataset part, Table released, Table centre) {
        return PartialSquares.of(SquaredLosses.compared(part, combine()), released, centre, this::score);
    }
}
