package org.semblance.method.microaggregation;

import java.util.Arrays;
import org.semblance.domain.Combination;
import org.semblance.domain.Records;
import org.semblance.domain.vectors.VectorSpace;

/**
 * The records not yet in a group, with the three queries that MDAV needs. An index may answer them instead of a scan.
 */
interface RecordPool {

    static RecordPool of(Records records, int[] rows) {
        if (records.combine() == Combination.EUCLIDEAN
                && records.varying().size() == 1
                && records.varying().get(0).space() instanceof VectorSpace space
                && Arrays.stream(rows).noneMatch(space::missing)) {
            return new VectorPool(space.vectors(), Arrays.stream(rows).sorted().toArray());
        }
        return new ScanPool(records, rows, DistanceScan.of(records));
    }

    /** The number of remaining records. */
    int size();

    boolean contains(int row);

    /** The record farthest from the average of the remaining ones; the lowest row on a tie. */
    int farthestFromCentre();

    /** The record farthest from a given one, which may have left; the lowest row on a tie. */
    int farthestFrom(int row);

    /** Removes a record and the {@code count − 1} nearest to it; the lowest rows on a tie. */
    int[] takeNearest(int row, int count);

    /** Removes all remaining records. */
    int[] takeAll();
}
