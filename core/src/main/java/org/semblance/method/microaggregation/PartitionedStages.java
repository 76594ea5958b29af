package org.semblance.method.microaggregation;

import org.semblance.Watcher;
import org.semblance.data.PartitionedTable;

/** The stages of masking a partitioned table: each is computed and cached before the previous one is released. */
final class PartitionedStages {

    private final int rows;
    private final Watcher watcher;

    /**
     * Starts without stages.
     *
     * @param rows the number of rows in every stage
     */
    PartitionedStages(int rows, Watcher watcher) {
        this.rows = rows;
        this.watcher = watcher;
    }

    /** Computes the first stage. */
    PartitionedTable begun(PartitionedTable first) {
        PartitionedTable kept = first.kept();
        long[] met = new long[1];
        kept.each(part -> part.size(), size -> {
            met[0] += size;
            watcher.progress("mask", met[0], rows);
        });
        if (met[0] != rows) {
            throw new IllegalStateException(met[0] + " rows of " + rows);
        }
        return kept;
    }

    /** Computes the next stage and releases the one before. */
    PartitionedTable next(PartitionedTable before, PartitionedTable after) {
        PartitionedTable kept = begun(after);
        before.letGo();
        return kept;
    }
}
