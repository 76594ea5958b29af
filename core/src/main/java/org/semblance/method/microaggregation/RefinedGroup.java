package org.semblance.method.microaggregation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.DoublePredicate;
import java.util.stream.IntStream;
import org.semblance.domain.distribution.IncrementalEmd;

/**
 * The k records nearest to a reference point, some of which are exchanged for more distant ones to reduce the earth
 * mover's distance of the group.
 *
 * <p>Whether an exchange helps depends only on the kind of the record, so one check is enough for all records of that
 * kind until the group changes.
 */
final class RefinedGroup {

    private final KindPool pool;
    /** Nearest first. */
    private final int[] members;
    /** The distance of the farthest record considered so far. */
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

    /**
     * Exchanges members for increasingly distant records until the distance is small enough or no exchange reduces it.
     */
    void refine(IncrementalEmd emd, DoublePredicate near) {
        byte[] helps = new byte[pool.kinds()];
        while (!near.test(emd.distance())) {
            int next = next(emd, helps);
            if (next < 0) {
                return;
            }
            int row = pool.lowest(next);
            int givenUp = emd.givenUpFor(row);
            reached = pool.span(next);
            reachedRow = row;
            pool.putBack(pool.place(members[givenUp]));
            emd.exchange(givenUp, row);
            System.arraycopy(members, givenUp + 1, members, givenUp, members.length - givenUp - 1);
            members[members.length - 1] = pool.take(next);
            Arrays.fill(helps, (byte) 0);
        }
    }

    /** The position of the nearest unconsidered record that helps; −1 if there is none. */
    private int next(IncrementalEmd emd, byte[] helps) {
        int best = -1;
        for (int place = 0; place < pool.places(); place++) {
            int kind = pool.kind(place);
            if (helps[kind] >= 0 && pool.left(place) && isAhead(place) && (best < 0 || pool.isNearer(place, best))) {
                if (helps[kind] == 0) {
                    helps[kind] = (byte) (emd.givenUpFor(pool.lowest(place)) < 0 ? -1 : 1);
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
