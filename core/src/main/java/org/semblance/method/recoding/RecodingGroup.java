package org.semblance.method.recoding;

import java.util.Arrays;
import java.util.List;

/**
 * A group of units that will show the same labels: its tuples with the number of units of each, their least common
 * labels, and the loss per row.
 */
final class RecodingGroup {

    private int[] tuples = new int[8];
    private int[] counts = new int[8];
    private int entries;
    private int size;
    private int rows;
    private int place;
    private final int[] shown;
    private double loss;

    RecodingGroup(int attributes) {
        this.shown = new int[attributes];
    }

    /** An independent copy. */
    RecodingGroup copy() {
        RecodingGroup copy = new RecodingGroup(shown.length);
        copy.tuples = Arrays.copyOf(tuples, entries);
        copy.counts = Arrays.copyOf(counts, entries);
        copy.entries = entries;
        copy.size = size;
        copy.rows = rows;
        copy.loss = loss;
        System.arraycopy(shown, 0, copy.shown, 0, shown.length);
        return copy;
    }

    void clear() {
        entries = 0;
        size = 0;
        rows = 0;
        loss = 0;
    }

    /** Adds units of a tuple and updates the labels. */
    void add(UnitTuples all, int tuple, int count) {
        if (size == 0) {
            all.start(shown, 0, tuple);
        } else {
            all.join(shown, 0, tuple);
        }
        loss = all.loss(shown, 0);
        rows += count * all.rows(tuple);
        note(tuple, count);
    }

    private void note(int tuple, int count) {
        size += count;
        if (entries == tuples.length) {
            tuples = Arrays.copyOf(tuples, 2 * entries);
            counts = Arrays.copyOf(counts, 2 * entries);
        }
        tuples[entries] = tuple;
        counts[entries++] = count;
    }

    /** The increase of the total loss if units of a tuple joined. */
    double increase(UnitTuples all, int tuple, int count) {
        return all.joined(shown, 0, tuple, Double.MAX_VALUE) * (rows + count * all.rows(tuple)) - total();
    }

    /** Whether the person of a tuple is in the group already; false without a person column. */
    boolean knows(UnitTuples all, int tuple) {
        int person = all.person(tuple);
        for (int entry = 0; person >= 0 && entry < entries; entry++) {
            if (all.person(tuples[entry]) == person) {
                return true;
            }
        }
        return false;
    }

    /** Its index among the groups. */
    int place() {
        return place;
    }

    void settle(int where) {
        place = where;
    }

    /** The number of entries: tuples, one of them possibly twice. */
    int entries() {
        return entries;
    }

    int tuple(int entry) {
        return tuples[entry];
    }

    /** The number of units of an entry. */
    int count(int entry) {
        return counts[entry];
    }

    /** The number of units. */
    int size() {
        return size;
    }

    /** The label of each attribute. */
    int[] shown() {
        return shown;
    }

    /** The loss per row. */
    double loss() {
        return loss;
    }

    /** The total loss of some groups. */
    static double totalOf(List<RecodingGroup> groups) {
        double total = 0;
        for (int i = 0; i < groups.size(); i++) {
            total += groups.get(i).total();
        }
        return total;
    }

    /** The total loss. */
    double total() {
        return rows * loss;
    }
}
