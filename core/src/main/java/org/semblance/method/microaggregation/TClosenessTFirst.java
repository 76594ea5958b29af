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
 * Forms groups that satisfy t-closeness by construction: around records far from the centre, as {@link Mdav} does, but
 * from the nearest records of each of several {@link Strata} of the sensitive attribute.
 *
 * <p>Soria-Comas, Domingo-Ferrer, Sánchez and Martínez, IEEE TKDE 27 (2015), Algorithm 3. If a record has several rows,
 * or only a part of the table is partitioned, a group may still be too far from the table.
 */
record TClosenessTFirst(int k, TCloseness closeness, StrataChoice choice) implements Partitioner {

    /** Up to this many numbers are tried one after the other. */
    private static final int ONE_BY_ONE = 100;

    @Override
    public Partitioner of(Evidence evidence, IntFunction<int[]> rowsOf) {
        Aim.Judge judge = closeness.judge(evidence);
        Optional<ValueOrder> order = closeness.mover(evidence).order();
        ColumnValues values = closeness.values(evidence);
        return new Bound(this, judge, order, values, rowsOf);
    }

    /** The same, bound to the sensitive values of a table. */
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

    /**
     * The strata to try: for the smallest group size that t allows, k or more, as many strata or as few as possible;
     * then fewer.
     */
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

    /** The loss by replacing records with the prototypes of their groups: the sum of squared distances. */
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
     * The first number that satisfies a condition, which the last always does. Beyond the first ones it is found by
     * doubling and bisection, so an earlier one may be missed if the condition is not monotone.
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

    /** Without sensitive values there are no strata. */
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
