package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.semblance.Watcher;
import org.semblance.domain.Records;
import org.semblance.domain.distribution.Order;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.TCloseness;

/**
 * Groups that are near enough to the table by the way they are made: around records far from the centre, as {@link Mdav}
 * makes them, but of the nearest records of each of so many {@link Strata} of the confidential attribute.
 *
 * <p>Soria-Comas, Domingo-Ferrer, Sánchez and Martínez, IEEE TKDE 27 (2015), Algorithm 3. Where a record stands for several
 * rows, or only some of the table are partitioned, a group may still be too far away.
 */
record TFirst(int k, TCloseness closeness) implements Partitioner {

    @Override
    public Partitioner of(Evidence evidence, IntFunction<int[]> rowsOf) {
        Optional<Order> order = closeness.mover(evidence).order();
        int[] codes = closeness.kept(evidence).column().codes();
        return new Partitioner() {
            @Override
            public int k() {
                return k;
            }

            @Override
            public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
                Kinds kinds = order.isPresent()
                        ? Kinds.inOrder(rows, rowsOf, order.get())
                        : Kinds.byFrequency(rows, rowsOf, codes);
                Strata strata = order.isPresent()
                        ? inOrder(kinds, kinds.steps(order.get()))
                        : Strata.fewest(k, kinds.sizes(), Strata::farthestOfEqual, closeness::allows);
                return TFirst.this.partition(new KindPool(records, rows, kinds), strata, watcher);
            }
        };
    }

    private Strata inOrder(Kinds kinds, double[] steps) {
        return Strata.fewest(k, kinds.sizes(), strata -> strata.farthestInOrder(steps), closeness::allows);
    }

    /** Without the confidential values there are no strata. */
    @Override
    public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
        return new Mdav(k).partition(records, rows, watcher);
    }

    private List<int[]> partition(KindPool pool, Strata strata, Watcher watcher) {
        int total = pool.size();
        List<int[]> groups = new ArrayList<>();
        while (pool.size() > 0) {
            watcher.progress("mask", total - (long) pool.size(), total);
            pool.measureFromCentre();
            int first = pool.farthest();
            pool.measureFrom(first);
            groups.add(strata.take(pool));
            if (pool.size() > 0) {
                pool.measureFrom(pool.farthest());
                groups.add(strata.take(pool));
            }
        }
        return groups;
    }
}
