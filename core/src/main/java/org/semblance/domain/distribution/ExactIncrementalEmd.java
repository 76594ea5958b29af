package org.semblance.domain.distribution;

/**
 * An incremental earth mover's distance in whole numbers: shares are multiplied by the number of member rows and the
 * number of all rows.
 */
abstract class ExactIncrementalEmd implements IncrementalEmd {

    private final int[] values;
    private final int[] members;
    private final int all;

    /**
     * Starts with some rows.
     *
     * @param values the value of each row of the table
     */
    ExactIncrementalEmd(int[] values, int[] rows) {
        this.values = values;
        this.members = rows.clone();
        this.all = values.length;
    }

    /** The change of a value's share by one member, multiplied by both numbers of rows. */
    final long unit() {
        return all;
    }

    /**
     * For each value, the difference between its share among the members and among all rows, multiplied by both numbers
     * of rows.
     */
    final long[] excess(long[] counts) {
        long[] excess = new long[counts.length];
        for (int value = 0; value < excess.length; value++) {
            excess[value] = -members.length * counts[value];
        }
        for (int member : members) {
            excess[values[member]] += all;
        }
        return excess;
    }

    /** The distance that corresponds to an amount of work in whole numbers and a number of steps. */
    final double share(long work, int steps) {
        return steps < 1 ? 0 : (double) work / ((double) all * members.length * steps);
    }

    /** The change of the work if a member with one value is exchanged for a row with another. */
    abstract long change(int from, int to);

    /** Records an exchange. */
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
