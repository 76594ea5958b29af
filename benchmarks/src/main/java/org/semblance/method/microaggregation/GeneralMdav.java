package org.semblance.method.microaggregation;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.Records;

/**
 * MDAV without the fast paths for numbers and vectors. It is in this package to give the benchmarks access to
 * package-private classes.
 */
public record GeneralMdav(int k) implements Partitioner {

    @Override
    public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
        return new Mdav(k).partition(new ScanPool(records, rows, new DistanceScan.General(records)), watcher);
    }
}
