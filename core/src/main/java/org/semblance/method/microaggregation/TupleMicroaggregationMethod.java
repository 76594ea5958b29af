package org.semblance.method.microaggregation;

import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.PartitionedDataset;
import org.semblance.method.PartitionedMasked;
import org.semblance.method.PartitionedMethod;
import org.semblance.method.PartitionedTuples;

/**
 * Microaggregation with groups of whole tuples, so that a partitioned table can be masked through its distinct tuples.
 */
interface TupleMicroaggregationMethod extends MicroaggregationMethod, PartitionedMethod {

    int k();

    @Override
    default PartitionedMasked mask(PartitionedDataset data, Chance chance, Watcher watcher) {
        return PartitionedTuples.inGroups(data, k(), tuples -> mask(tuples, watcher));
    }
}
