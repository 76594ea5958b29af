package org.semblance.method.microaggregation;

import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.PartitionedDataset;
import org.semblance.method.PartitionedMasked;
import org.semblance.method.PartitionedMethod;

/** A microaggregation method that can mask a partitioned table. */
interface PartitionedMicroaggregationMethod extends MicroaggregationMethod, PartitionedMethod {

    @Override
    default PartitionedMasked mask(PartitionedDataset data, Chance chance, Watcher watcher) {
        return microaggregation().mask(data, watcher);
    }
}
