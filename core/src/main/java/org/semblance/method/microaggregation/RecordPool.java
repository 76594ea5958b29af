package org.semblance.method.microaggregation;

import java.util.Arrays;
import org.semblance.domain.Combination;
import org.semblance.domain.Records;
import org.semblance.domain.vectors.VectorSpace;

/** The records not yet in a group, and the three questions MDAV asks of them. An index may answer in place of a scan. */
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

    /** How many records are left. */
    int size();

    boolean contains(int row);

    /** The record farthest from the average of those left; the lowest row when several are. */
    int farthestFromCentre();

    /** The record farthest from a given one, which may have left; the lowest row when several are. */
    int farthestFrom(int row);

    /** Takes out a record and the {@code count − 1} nearest to it; the lowest rows when several are equally near. */
    int[] takeNearest(int row, int count);

    /** Takes out all that are left. */
    int[] takeAll();
}
