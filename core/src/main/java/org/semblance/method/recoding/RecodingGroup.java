package org.semblance.method.recoding;

import java.util.Arrays;
import java.util.List;

/** Units that will be shown as one: tuples with how many units of each, their least common labels, what a row loses. */
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

    /** The same units, apart from what becomes of this one. */
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

    /** Adds units of a tuple; the labels follow. */
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

    /** How much more all would lose, were units of a tuple to join. */
    double increase(UnitTuples all, int tuple, int count) {
        return all.joined(shown, 0, tuple, Double.MAX_VALUE) * (rows + count * all.rows(tuple)) - total();
    }

    /** Whether the person of a tuple is in it already; nobody is where persons are not known. */
    boolean knows(UnitTuples all, int tuple) {
        int person = all.person(tuple);
        for (int entry = 0; person >= 0 && entry < entries; entry++) {
            if (all.person(tuples[entry]) == person) {
                return true;
            }
        }
        return false;
    }

    /** Where it stands among the groups. */
    int place() {
        return place;
    }

    void settle(int where) {
        place = where;
    }

    /** How many entries it has: tuples, one of them perhaps twice. */
    int entries() {
        return entries;
    }

    int tuple(int entry) {
        return tuples[entry];
    }

    /** How many units hold the tuple of an entry. */
    int count(int entry) {
        return counts[entry];
    }

    /** How many units it has. */
    int size() {
        return size;
    }

    /** The label of each attribute. */
    int[] shown() {
        return shown;
    }

    /** What one row loses. */
    double loss() {
        return loss;
    }

    /** What all rows of some groups lose. */
    static double totalOf(List<RecodingGroup> groups) {
        double total = 0;
        for (int i = 0; i < groups.size(); i++) {
            total += groups.get(i).total();
        }
        return total;
    }

    /** What all rows lose. */
    double total() {
        return rows * loss;
    }
}
