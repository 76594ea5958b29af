package org.semblance.method.microaggregation;

import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.PartitionedDataset;
import org.semblance.method.PartitionedMasked;
import org.semblance.method.PartitionedMethod;

/** A method by groups that can mask a table in parts. */
interface PartitionedMicroaggregationMethod extends MicroaggregationMethod, PartitionedMethod {

    @Override
    default PartitionedMasked mask(PartitionedDataset data, Chance chance, Watcher watcher) {
        return microaggregation().mask(data, watcher);
    }
}
