package org.semblance.quality.risk.reconstruction;

import java.util.Arrays;
import org.semblance.Watcher;

/**
 * Finds the sets of a given size whose sums fit, by meeting in the middle: the sums of all halves are put into cells, and
 * each other half looks into the cells where its complement must lie.
 */
final class SubsetSums {

    /** How many pairs of halves are compared for each half, before a search is given up. */
    private static final int PAIRS_OF_HALF = 64;

    private static final int PAIRS_BETWEEN_CHECKS = 1 << 16;

    /** What a search found. */
    enum Outcome {
        /** All sets that fit are known. */
        COMPLETE,
        /** Nobody is in all sets that fit, so the search was ended. */
        NOBODY,
        /** The search took more than it may. */
        GIVEN_UP
    }

    private final double[][] offsets;
    private final int people;
    private final int size;
    private final int columns;
    private final SumBounds bounds;
    private final long mostPairs;
    private final Watcher watcher;

    private final int former;
    private final int bits;
    private final SumKeys keys;

    private long[] halves = new long[0];
    private long[] hashes = new long[0];
    private int[] starts = new int[0];
    private int filled;

    private final int[] members;
    private final boolean[] always;
    private int sets;
    private long pairs;
    private Outcome outcome = Outcome.COMPLETE;

    private SubsetSums(double[][] offsets, SumBounds bounds, int size, long halvesAtMost, Watcher watcher) {
        this.offsets = offsets;
        this.people = offsets.length;
        this.size = size;
        this.bounds = bounds;
        this.columns = bounds.columns();
        this.mostPairs = PAIRS_OF_HALF * halvesAtMost;
        this.watcher = watcher;
        this.former = size - size / 2;
        this.bits = Math.max(1, 32 - Integer.numberOfLeadingZeros(Math.max(0, people - 1)));
        this.keys = SumKeys.of(offsets, bounds, size);
        this.members = new int[size];
        this.always = new boolean[people];
        Arrays.fill(always, true);
    }

    /**
     * Searches for sets.
     *
     * @param offsets how far each person is from the published means, by column; NaN if missing
     * @param size the number of people of a set
     * @param halvesAtMost the number of halves for which the search may take time
     */
    static SubsetSums search(double[][] offsets, SumBounds bounds, int size, long halvesAtMost, Watcher watcher) {
        SubsetSums search = new SubsetSums(offsets, bounds, size, halvesAtMost, watcher);
        if (size <= search.people) {
            search.run();
        }
        return search;
    }

    /** The largest number of people whose halves of sets of a size are so many at most. */
    static int most(int size, long halves, int people) {
        int half = size - size / 2;
        int most = half;
        while (most < people && halves(most + 1, half) <= halves) {
            most++;
        }
        return most;
    }

    /** The number of sets of a size, or a number that is too large. */
    static double halves(int people, int size) {
        double halves = 1;
        for (int i = 0; i < size; i++) {
            halves *= (double) (people - i) / (i + 1);
        }
        return Math.rint(halves);
    }

    Outcome outcome() {
        return outcome;
    }

    /** The number of sets found that fit. */
    int sets() {
        return sets;
    }

    /** Whether a person is in each set found; of no meaning if none was found. */
    boolean always(int person) {
        return sets > 0 && always[person];
    }

    private void run() {
        store();
        pair(0, new int[size - former], 0);
    }

    /** Puts the former halves of all sets into cells. */
    private void store() {
        int count = (int) halves(people, former);
        long[] found = new long[count];
        long[] cells = new long[count];
        filled = 0;
        former(0, 0, 0, new double[keys.count()], found, cells);
        int buckets = Integer.highestOneBit(Math.max(1, count)) << 1;
        starts = new int[buckets + 1];
        for (long cell : cells) {
            starts[bucket(cell) + 1]++;
        }
        for (int bucket = 0; bucket < buckets; bucket++) {
            starts[bucket + 1] += starts[bucket];
        }
        halves = new long[count];
        hashes = new long[count];
        int[] next = starts.clone();
        for (int i = 0; i < count; i++) {
            int place = next[bucket(cells[i])]++;
            halves[place] = found[i];
            hashes[place] = cells[i];
        }
    }

    private int bucket(long cell) {
        return (int) (cell >>> 33) & (starts.length - 2);
    }

    private void former(int depth, int from, long packed, double[] sums, long[] found, long[] cells) {
        if (depth == former) {
            long cell = 0;
            for (int key = 0; key < sums.length; key++) {
                cell = mixed(cell, keys.cell(key, sums[key]));
            }
            found[filled] = packed;
            cells[filled++] = cell;
            if (filled % PAIRS_BETWEEN_CHECKS == 0) {
                watcher.progress("measure", 0, 1);
            }
            return;
        }
        for (int person = from; person <= people - (former - depth); person++) {
            double[] more = sums.clone();
            for (int key = 0; key < more.length; key++) {
                more[key] += keys.value(key, person);
            }
            former(depth + 1, person + 1, packed << bits | person, more, found, cells);
        }
    }

    private static long mixed(long cell, long more) {
        long mixed = (cell ^ more) * 0x9E3779B97F4A7C15L;
        mixed ^= mixed >>> 32;
        mixed *= 0xD6E8FEB86659FD93L;
        return mixed ^ mixed >>> 32;
    }

    /** Goes through the latter halves; those of a set come after its former half. */
    private void pair(int depth, int[] latter, int from) {
        if (outcome != Outcome.COMPLETE) {
            return;
        }
        if (depth == latter.length) {
            look(latter);
            return;
        }
        if (depth > 0) {
            for (int person = from; person <= people - (latter.length - depth); person++) {
                latter[depth] = person;
                pair(depth + 1, latter, person + 1);
            }
            return;
        }
        // from the far end, where most former halves come before: if many sets fit, they differ soon
        for (int person = people - latter.length; person >= former; person--) {
            latter[0] = person;
            pair(1, latter, person + 1);
        }
    }

    private void look(int[] latter) {
        double[] sums = new double[keys.count()];
        for (int key = 0; key < sums.length; key++) {
            for (int person : latter) {
                sums[key] += keys.value(key, person);
            }
        }
        look(latter, sums, 0, 0);
    }

    private void look(int[] latter, double[] sums, int key, long cell) {
        if (outcome != Outcome.COMPLETE) {
            return;
        }
        if (key == sums.length) {
            compare(latter, cell);
            return;
        }
        long lowest = keys.firstCell(key, sums[key]);
        long highest = keys.lastCell(key, sums[key]);
        for (long each = lowest; each <= highest; each++) {
            look(latter, sums, key + 1, mixed(cell, each));
        }
    }

    private void compare(int[] latter, long cell) {
        int bucket = bucket(cell);
        count(1);
        for (int at = starts[bucket]; at < starts[bucket + 1] && outcome == Outcome.COMPLETE; at++) {
            count(1);
            if (hashes[at] == cell) {
                int last = (int) (halves[at] & ((1L << bits) - 1));
                if (latter.length == 0 || last < latter[0]) {
                    compare(halves[at], latter);
                }
            }
        }
    }

    private void count(int more) {
        pairs += more;
        if (pairs % PAIRS_BETWEEN_CHECKS == 0) {
            watcher.progress("measure", 0, 1);
        }
        if (pairs > mostPairs) {
            outcome = Outcome.GIVEN_UP;
        }
    }

    private void compare(long packed, int[] latter) {
        long rest = packed;
        for (int i = former - 1; i >= 0; i--) {
            members[i] = (int) (rest & ((1L << bits) - 1));
            rest >>>= bits;
        }
        System.arraycopy(latter, 0, members, former, latter.length);
        for (int column = 0; column < columns; column++) {
            double sum = 0;
            int present = 0;
            for (int person : members) {
                double value = offsets[person][column];
                if (!Double.isNaN(value)) {
                    sum += value;
                    present++;
                }
            }
            if (!bounds.fits(column, sum, present)) {
                return;
            }
        }
        accept();
    }

    private void accept() {
        sets++;
        boolean[] in = new boolean[people];
        for (int person : members) {
            in[person] = true;
        }
        boolean anybody = false;
        for (int person = 0; person < people; person++) {
            always[person] &= in[person];
            anybody |= always[person];
        }
        if (!anybody) {
            outcome = Outcome.NOBODY;
        }
    }
}
