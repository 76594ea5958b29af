package org.semblance.method.microaggregation;

import org.semblance.domain.Records;

/** The records not yet in a group, and the three questions MDAV asks of them. An index may answer in place of a scan. */
interface Pool {

    static Pool of(Records records, int[] rows) {
        return new ScanPool(records, rows, Scan.of(records));
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
