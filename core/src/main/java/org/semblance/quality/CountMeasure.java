package org.semblance.quality;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;

/**
 * A measure that counts rows within equivalence classes or groups of equal originals. It needs no average of the whole
 * table, so a whole table is computed as a single part.
 */
public interface CountMeasure extends PartitionedMeasure {

    /** Counts within one part; a row that represents several equal rows counts that many times. */
    Sums counted(Dataset part, Table released);

    @Override
    default Score of(Dataset original, Table released, Watcher watcher) {
        return counted(original, released).score();
    }

    @Override
    default Sums sums(Dataset part, Table released, Table centre) {
        return counted(part, released);
    }
}
