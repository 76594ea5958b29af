package org.semblance.method.microaggregation;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntFunction;
import org.semblance.domain.distribution.EarthMover;
import org.semblance.domain.distribution.IncrementalEmd;

/**
 * Earth mover's distances of groups of records from the whole table, where a record is a row or all rows of a person.
 */
final class GroupDistances {

    /** Differences up to this size are rounding errors. */
    private static final double NOTHING = 1e-12;

    private final EarthMover mover;
    private final IntFunction<int[]> rowsOf;

    GroupDistances(EarthMover mover, IntFunction<int[]> rowsOf) {
        this.mover = mover;
        this.rowsOf = rowsOf;
    }

    double distance(int[] members) {
        return mover.distance(rows(members));
    }

    private int[] rows(int[] members) {
        return Arrays.stream(members)
                .flatMap(member -> Arrays.stream(rowsOf.apply(member)))
                .toArray();
    }

    /** An incremental distance of a group, with positions and rows of records. */
    IncrementalEmd incremental(int[] members) {
        Optional<IncrementalEmd> ofRows = mover.incremental(rows(members));
        return ofRows.isPresent() ? new AdaptiveEmd(ofRows.get(), members) : new RecomputedEmd(members);
    }

    /** Exchanges single rows incrementally as long as every record has one row; otherwise it recomputes. */
    private final class AdaptiveEmd implements IncrementalEmd {

        private final IncrementalEmd ofRows;
        private final RecomputedEmd anew;
        private boolean single;

        AdaptiveEmd(IncrementalEmd ofRows, int[] members) {
            this.ofRows = ofRows;
            this.anew = new RecomputedEmd(members);
            this.single = Arrays.stream(members).allMatch(member -> rowsOf.apply(member).length == 1);
        }

        @Override
        public double distance() {
            return single ? ofRows.distance() : anew.distance();
        }

        @Override
        public int givenUpFor(int member) {
            int[] rows = rowsOf.apply(member);
            return single && rows.length == 1 ? ofRows.givenUpFor(rows[0]) : anew.givenUpFor(member);
        }

        @Override
        public void exchange(int place, int member) {
            int[] rows = rowsOf.apply(member);
            single &= rows.length == 1;
            if (single) {
                ofRows.exchange(place, rows[0]);
            }
            anew.exchange(place, member);
        }
    }

    /** Recomputes the distance for every possible exchange. */
    private final class RecomputedEmd implements IncrementalEmd {

        private final int[] members;

        RecomputedEmd(int[] members) {
            this.members = members.clone();
        }

        @Override
        public double distance() {
            return GroupDistances.this.distance(members);
        }

        @Override
        public int givenUpFor(int member) {
            double least = distance() - NOTHING;
            int best = -1;
            for (int place = 0; place < members.length; place++) {
                int kept = members[place];
                members[place] = member;
                double distance = distance();
                members[place] = kept;
                if (distance < least || (best >= 0 && distance <= least)) {
                    least = distance;
                    best = place;
                }
            }
            return best;
        }

        @Override
        public void exchange(int place, int member) {
            System.arraycopy(members, place + 1, members, place, members.length - place - 1);
            members[members.length - 1] = member;
        }
    }
}
