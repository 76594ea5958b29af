package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.semblance.Watcher;
import org.semblance.domain.Records;
import org.semblance.domain.distribution.ColumnValues;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.TCloseness;

/**
 * Forms groups of k as {@link Mdav} does and refines each immediately: while it is too far from the table, the next
 * nearest record replaces the member whose exchange reduces the distance most, if any does.
 *
 * <p>Soria-Comas, Domingo-Ferrer, Sánchez and Martínez, IEEE TKDE 27 (2015), Algorithm 2. A group may remain too far
 * from the table.
 */
record TClosenessKFirst(int k, TCloseness closeness) implements Partitioner {

    @Override
    public Partitioner of(Evidence evidence, IntFunction<int[]> rowsOf) {
        return new Bound(
                this, closeness.values(evidence), new GroupDistances(closeness.mover(evidence), rowsOf), rowsOf);
    }

    /** The same, bound to the sensitive values of a table. */
    private record Bound(TClosenessKFirst own, ColumnValues values, GroupDistances distances, IntFunction<int[]> rowsOf)
            implements Partitioner {

        @Override
        public int k() {
            return own.k;
        }

        @Override
        public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
            return own.partition(records, rows, SensitiveKinds.ofValues(rows, rowsOf, values), distances, watcher);
        }
    }

    /** Without sensitive values there is nothing to refine. */
    @Override
    public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
        return new Mdav(k).partition(records, rows, watcher);
    }

    private List<int[]> partition(
            Records records, int[] rows, SensitiveKinds kinds, GroupDistances distances, Watcher watcher) {
        KindPool pool = new KindPool(records, rows, kinds);
        List<int[]> groups = new ArrayList<>();
        while (pool.size() > 0) {
            watcher.progress("mask", rows.length - (long) pool.size(), rows.length);
            pool.measureFromCentre();
            int first = pool.farthest();
            groups.add(group(pool, first, distances));
            if (pool.size() > 0) {
                pool.measureFrom(first);
                groups.add(group(pool, pool.farthest(), distances));
            }
        }
        return groups;
    }

    private int[] group(KindPool pool, int around, GroupDistances distances) {
        if (pool.size() < 2L * k) {
            return pool.takeAll();
        }
        pool.measureFrom(around);
        RefinedGroup group = new RefinedGroup(pool, k);
        if (!closeness.allows(distances.distance(group.members()))) {
            group.refine(distances.incremental(group.members()), closeness::allows);
        }
        return group.members();
    }
}
