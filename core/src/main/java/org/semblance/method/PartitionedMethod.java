package org.semblance.method;

import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.PartitionedDataset;

/** A method that can mask a partitioned table; the result equals that for the whole table. */
public interface PartitionedMethod extends Method {

    PartitionedMasked mask(PartitionedDataset data, Chance chance, Watcher watcher);
}
