package org.semblance.method.microaggregation;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.Records;

/** MDAV that never takes a fast path, for numbers or for vectors: lets the benchmarks reach what the package keeps to itself. */
public record GeneralMdav(int k) implements Partitioner {

    @Override
    public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
        return new Mdav(k).partition(new ScanPool(records, rows, new DistanceScan.General(records)), watcher);
    }
}
