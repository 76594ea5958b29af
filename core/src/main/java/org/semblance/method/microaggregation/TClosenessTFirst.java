package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;
import org.semblance.Watcher;
import org.semblance.domain.Records;
import org.semblance.domain.distribution.ColumnValues;
import org.semblance.domain.distribution.ValueOrder;
import org.semblance.privacy.Aim;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.TCloseness;

/**
 * Groups that are near enough to the table by the way they are made: around records far from the centre, as {@link Mdav}
 * makes them, but of the nearest records of each of so many {@link Strata} of the confidential attribute.
 *
 * <p>Soria-Comas, Domingo-Ferrer, Sánchez and Martínez, IEEE TKDE 27 (2015), Algorithm 3. Where a record stands for several
 * rows, or only some of the table are partitioned, a group may still be too far away.
 */
record TClosenessTFirst(int k, TCloseness closeness, StrataChoice choice) implements Partitioner {

    /** So many numbers are tried one after the other. */
    private static final int ONE_BY_ONE = 100;

    @Override
    public Partitioner of(Evidence evidence, IntFunction<int[]> rowsOf) {
        Aim.Judge judge = closeness.judge(evidence);
        Optional<ValueOrder> order = closeness.mover(evidence).order();
        ColumnValues values = closeness.values(evidence);
        return new Bound(this, judge, order, values, rowsOf);
    }

    /** The same, with the confidential values of a table at hand. */
    private record Bound(
            TClosenessTFirst own,
            Aim.Judge judge,
            Optional<ValueOrder> order,
            ColumnValues values,
            IntFunction<int[]> rowsOf)
            implements Partitioner {

        @Override
        public int k() {
            return own.k;
        }

        @Override
        public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
            SensitiveKinds kinds = order.isPresent()
                    ? SensitiveKinds.inOrder(rows, rowsOf, order.get())
                    : SensitiveKinds.byFrequency(rows, rowsOf, values);
            double[] steps = order.map(kinds::steps).orElse(new double[0]);
            ToDoubleFunction<Strata> farthest =
                    order.isPresent() ? strata -> strata.farthestInOrder(steps) : Strata::farthestOfEqual;
            List<int[]> best = List.of();
            double least = Double.POSITIVE_INFINITY;
            for (Strata strata : own.strata(kinds.sizes(), rows.length, farthest)) {
                List<int[]> groups = new GroupMerger(records, rowsOf, judge::lack)
                        .merged(taken(new KindPool(records, rows, kinds), strata, watcher), watcher);
                double loss = own.choice == StrataChoice.BEST ? loss(records, groups) : 0;
                if (loss < least) {
                    least = loss;
                    best = groups;
                }
            }
            return best;
        }
    }

    /** The strata to try: for as few members as t allows, k or more, as many or as few; and ever fewer. */
    private List<Strata> strata(int[] kinds, int records, ToDoubleFunction<Strata> farthest) {
        int wanted = first(k, records, size -> {
            int members = Strata.members(records, size);
            return closeness.allows(farthest.applyAsDouble(new Strata(kinds, members, members)));
        });
        int members = Strata.members(records, wanted);
        int count = choice == StrataChoice.MEMBERS
                ? members
                : first(1, members, few -> closeness.allows(farthest.applyAsDouble(new Strata(kinds, members, few))));
        List<Strata> strata = new ArrayList<>(List.of(new Strata(kinds, members, count)));
        for (int fewer = count / 2; choice == StrataChoice.BEST && fewer > 0; fewer /= 2) {
            strata.add(new Strata(kinds, Strata.members(records, Math.max(k, fewer)), fewer));
        }
        return strata;
    }

    /** What is lost when records are replaced by the prototype of their group: squared distances, summed. */
    private static double loss(Records records, List<int[]> groups) {
        double loss = 0;
        for (int[] members : groups) {
            double[] spans = new double[members.length];
            records.spans(records.prototype(members), members, members.length, spans);
            for (double span : spans) {
                loss += records.distance(span) * records.distance(span);
            }
        }
        return loss;
    }

    /**
     * The first number of which something holds; the last always will do. Far away it is sought by doubling and halving, so that
     * there may be an earlier one where it does not hold of all that follow.
     */
    private static int first(int from, int last, IntPredicate holds) {
        int one = from;
        while (one < last && one < from + ONE_BY_ONE) {
            if (holds.test(one)) {
                return one;
            }
            one++;
        }
        int not = one - 1;
        while (one < last && !holds.test(one)) {
            not = one;
            one = (int) Math.min(last, 2L * one);
        }
        while (one - not > 1) {
            int middle = not + (one - not) / 2;
            if (holds.test(middle)) {
                one = middle;
            } else {
                not = middle;
            }
        }
        return one;
    }

    /** Without the confidential values there are no strata. */
    @Override
    public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
        return new Mdav(k).partition(records, rows, watcher);
    }

    private static List<int[]> taken(KindPool pool, Strata strata, Watcher watcher) {
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
