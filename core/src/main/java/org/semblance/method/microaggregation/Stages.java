package org.semblance.method.microaggregation;

import org.semblance.Watcher;
import org.semblance.data.PartitionedTable;

/** Stages in which a table in parts is masked: each is worked out and kept, and only then is the one before let go. */
final class Stages {

    private final int rows;
    private final Watcher watcher;

    /**
     * Stages to come.
     *
     * @param rows how many rows there are, in every stage
     */
    Stages(int rows, Watcher watcher) {
        this.rows = rows;
        this.watcher = watcher;
    }

    /** The first stage, worked out. */
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

    /** The next stage, worked out from the one before, which is needed no more. */
    PartitionedTable next(PartitionedTable before, PartitionedTable after) {
        PartitionedTable kept = begun(after);
        before.letGo();
        return kept;
    }
}
