package org.semblance.method;

import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.PartitionedDataset;

/** A method that can mask a table in parts, wherever they lie; it comes to the same as with the whole table at hand. */
public interface PartitionedMethod extends Method {

    PartitionedMasked mask(PartitionedDataset data, Chance chance, Watcher watcher);
}
