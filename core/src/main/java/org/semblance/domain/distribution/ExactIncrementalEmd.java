package org.semblance.domain.distribution;

/** A balance in whole numbers: shares times the number of rows weighed and the number of all. */
abstract class ExactIncrementalEmd implements IncrementalEmd {

    private final int[] values;
    private final int[] members;
    private final int all;

    /**
     * Rows on a balance.
     *
     * @param values the value of each row of the table
     */
    ExactIncrementalEmd(int[] values, int[] rows) {
        this.values = values;
        this.members = rows.clone();
        this.all = values.length;
    }

    /** What one member less of a value does to its share, times both numbers of rows. */
    final long unit() {
        return all;
    }

    /** For each value, how much larger its share among the members is than among all, times both numbers of rows. */
    final long[] excess(int[] counts) {
        long[] excess = new long[counts.length];
        for (int value = 0; value < excess.length; value++) {
            excess[value] = -(long) members.length * counts[value];
        }
        for (int member : members) {
            excess[values[member]] += all;
        }
        return excess;
    }

    /** A distance, given as work in whole numbers over so many steps. */
    final double share(long work, int steps) {
        return steps < 1 ? 0 : (double) work / ((double) all * members.length * steps);
    }

    /** What is added to the work when a member of one value gives way to a row of another. */
    abstract long change(int from, int to);

    /** Takes notice of an exchange. */
    abstract void changed(int from, int to);

    @Override
    public final int givenUpFor(int row) {
        int best = -1;
        long least = -1;
        for (int place = 0; place < members.length; place++) {
            long change = change(values[members[place]], values[row]);
            if (change <= least) {
                least = change;
                best = place;
            }
        }
        return best;
    }

    @Override
    public final void exchange(int place, int row) {
        int from = values[members[place]];
        System.arraycopy(members, place + 1, members, place, members.length - place - 1);
        members[members.length - 1] = row;
        changed(from, values[row]);
    }
}
