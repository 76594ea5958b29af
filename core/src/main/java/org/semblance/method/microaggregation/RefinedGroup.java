package org.semblance.method.microaggregation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.DoublePredicate;
import java.util.stream.IntStream;
import org.semblance.domain.distribution.IncrementalEmd;

/**
 * The k records of a pool nearest to what was measured from, some of which are exchanged for records farther away.
 *
 * <p>Whether an exchange helps depends on the kind of a record alone, so that one look serves for all of that kind until
 * the group changes.
 */
final class RefinedGroup {

    private final KindPool pool;
    /** Nearest first. */
    private final int[] members;
    /** The farthest record looked at so far. */
    private double reached;

    private int reachedRow;

    RefinedGroup(KindPool pool, int k) {
        this.pool = pool;
        NearestRows nearest = new NearestRows(k);
        for (int place = 0; place < pool.places(); place++) {
            if (pool.left(place) && pool.span(place) <= nearest.worst()) {
                offer(place, nearest);
            }
        }
        this.members = IntStream.of(nearest.rows())
                .boxed()
                .sorted(Comparator.comparingDouble((Integer row) -> pool.span(pool.place(row)))
                        .thenComparingInt(row -> row))
                .mapToInt(row -> pool.take(pool.place(row)))
                .toArray();
        this.reachedRow = members[k - 1];
        this.reached = pool.span(pool.place(reachedRow));
    }

    private void offer(int place, NearestRows nearest) {
        for (int row : pool.rows(place)) {
            if (!nearest.offer(pool.span(place), row)) {
                return;
            }
        }
    }

    int[] members() {
        return members.clone();
    }

    /** Exchanges members for ever farther records until the distance is small enough or no exchange makes it smaller. */
    void refine(IncrementalEmd balance, DoublePredicate near) {
        byte[] helps = new byte[pool.kinds()];
        while (!near.test(balance.distance())) {
            int next = next(balance, helps);
            if (next < 0) {
                return;
            }
            int row = pool.lowest(next);
            int givenUp = balance.givenUpFor(row);
            reached = pool.span(next);
            reachedRow = row;
            pool.putBack(pool.place(members[givenUp]));
            balance.exchange(givenUp, row);
            System.arraycopy(members, givenUp + 1, members, givenUp, members.length - givenUp - 1);
            members[members.length - 1] = pool.take(next);
            Arrays.fill(helps, (byte) 0);
        }
    }

    /** The place of the nearest record not yet looked at that would help; −1 where none would. */
    private int next(IncrementalEmd balance, byte[] helps) {
        int best = -1;
        for (int place = 0; place < pool.places(); place++) {
            int kind = pool.kind(place);
            if (helps[kind] >= 0 && pool.left(place) && isAhead(place) && (best < 0 || pool.isNearer(place, best))) {
                if (helps[kind] == 0) {
                    helps[kind] = (byte) (balance.givenUpFor(pool.lowest(place)) < 0 ? -1 : 1);
                }
                best = helps[kind] > 0 ? place : best;
            }
        }
        return best;
    }

    private boolean isAhead(int place) {
        return pool.span(place) > reached || (pool.span(place) == reached && pool.lowest(place) > reachedRow);
    }
}
