package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.domain.Records;

/**
 * MDAV-generic: forms groups of exactly k around the two records farthest from the centre; the last group is larger.
 *
 * <p>Domingo-Ferrer and Torra, Data Mining and Knowledge Discovery 11 (2005), Algorithm 5.1; their R is our pool, their
 * average record our centre. Ties go to the lowest row.
 */
public record Mdav(int k) implements BlockPartitioner {

    @Override
    public Optional<PartitionedMicroaggregation> inParts(GroupPrototypes prototypes) {
        return Optional.of(PartitionedMicroaggregation.of(this, prototypes));
    }

    @Override
    public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
        return partition(RecordPool.of(records, rows), watcher);
    }

    List<int[]> partition(RecordPool pool, Watcher watcher) {
        List<int[]> groups = new ArrayList<>();
        int total = pool.size();
        while (pool.size() >= 3L * k) {
            watcher.progress("mask", total - pool.size(), total);
            int xr = pool.farthestFromCentre();
            int xs = pool.farthestFrom(xr);
            groups.add(pool.takeNearest(xr, k));
            if (!pool.contains(xs)) {
                // fewer than k − 1 records were closer to x_r than the farthest: choose again among the rest
                xs = pool.farthestFrom(xr);
            }
            groups.add(pool.takeNearest(xs, k));
        }
        if (pool.size() >= 2L * k) {
            groups.add(pool.takeNearest(pool.farthestFromCentre(), k));
        }
        groups.add(pool.takeAll());
        watcher.progress("mask", total, total);
        return groups;
    }
}
