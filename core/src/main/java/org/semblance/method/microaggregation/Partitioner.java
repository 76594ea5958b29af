package org.semblance.method.microaggregation;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.Records;

/** Puts records that are alike into groups of at least k. */
public interface Partitioner {

    /** The smallest size of a group. */
    int k();

    /** Groups of these rows, at least k of them: each in one group, each group of at least k. */
    List<int[]> partition(Records records, int[] rows, Watcher watcher);
}
