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
 * Groups of k around records far from the centre, as {@link Mdav} makes them, each refined at once: while it is too far from
 * the table, the next nearest record takes the place of the member whose exchange brings it nearest, if any does.
 *
 * <p>Soria-Comas, Domingo-Ferrer, Sánchez and Martínez, IEEE TKDE 27 (2015), Algorithm 2. A group may stay too far away.
 */
record TClosenessKFirst(int k, TCloseness closeness) implements Partitioner {

    @Override
    public Partitioner of(Evidence evidence, IntFunction<int[]> rowsOf) {
        return new Bound(
                this, closeness.values(evidence), new GroupDistances(closeness.mover(evidence), rowsOf), rowsOf);
    }

    /** The same, with the confidential values of a table at hand. */
    private record Bound(TClosenessKFirst own, ColumnValues values, GroupDistances weighing, IntFunction<int[]> rowsOf)
            implements Partitioner {

        @Override
        public int k() {
            return own.k;
        }

        @Override
        public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
            return own.partition(records, rows, SensitiveKinds.ofValues(rows, rowsOf, values), weighing, watcher);
        }
    }

    /** Without the confidential values there is nothing to refine. */
    @Override
    public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
        return new Mdav(k).partition(records, rows, watcher);
    }

    private List<int[]> partition(
            Records records, int[] rows, SensitiveKinds kinds, GroupDistances weighing, Watcher watcher) {
        KindPool pool = new KindPool(records, rows, kinds);
        List<int[]> groups = new ArrayList<>();
        while (pool.size() > 0) {
            watcher.progress("mask", rows.length - (long) pool.size(), rows.length);
            pool.measureFromCentre();
            int first = pool.farthest();
            groups.add(group(pool, first, weighing));
            if (pool.size() > 0) {
                pool.measureFrom(first);
                groups.add(group(pool, pool.farthest(), weighing));
            }
        }
        return groups;
    }

    private int[] group(KindPool pool, int around, GroupDistances weighing) {
        if (pool.size() < 2L * k) {
            return pool.takeAll();
        }
        pool.measureFrom(around);
        RefinedGroup group = new RefinedGroup(pool, k);
        if (!closeness.allows(weighing.distance(group.members()))) {
            group.refine(weighing.balance(group.members()), closeness::allows);
        }
        return group.members();
    }
}
