package org.semblance.privacy;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.data.Words;
import org.semblance.domain.distribution.ColumnValues;

/**
 * How many hold each value of a sensitive attribute, in the whole table and in a class: persons if they are known,
 * otherwise rows. A person holds every value that one of their rows has, so the shares of a class may add up to more
 * than 1. Missing values are not values: all shares are of those who have one.
 */
final class ValueShares {

    private final ColumnValues values;
    private final Optional<int[]> persons;
    private final int[] inTable;
    private final long total;

    /** The values of a class, each at a place, with the number of their holders. */
    final class InClass {

        private final int[] values;
        private final int[] holders;
        private final int present;

        private InClass(int[] values, int[] holders, int present) {
            this.values = values;
            this.holders = holders;
            this.present = present;
        }

        /** The number of different values. */
        int count() {
            return values.length;
        }

        int value(int place) {
            return values[place];
        }

        /** The number of persons, or rows, that have a value. */
        int holders(int place) {
            return holders[place];
        }

        /** The number of persons, or rows, that have any value. */
        int present() {
            return present;
        }

        /** The share of a value, divided by its share in the whole table. */
        double ratio(int place) {
            return (double) holders[place] * total / ((double) present * inTable[values[place]]);
        }

        /**
         * The frequencies, highest first, of the most concentrated distribution in which everybody counts once, for a
         * value that they may hold: all holders of the most frequent value for it, and so on until everybody has been
         * counted. No choice of one value for each person is less diverse, by number, entropy or most frequent value,
         * because the first values of no choice have more persons together. Where everybody holds one value these are
         * the frequencies.
         */
        int[] concentrated() {
            int[] highest = holders.clone();
            Arrays.sort(highest);
            int[] taken = new int[highest.length];
            int open = present;
            int count = 0;
            while (open > 0) {
                taken[count] = Math.min(open, highest[highest.length - 1 - count]);
                open -= taken[count++];
            }
            return Arrays.copyOf(taken, count);
        }
    }

    private ValueShares(ColumnValues values, Optional<int[]> persons, int[] inTable, long total) {
        this.values = values;
        this.persons = persons;
        this.inTable = inTable;
        this.total = total;
    }

    /** The shares of a column in the evidence. */
    static ValueShares of(Evidence.JudgedColumn column, Evidence evidence) {
        ColumnValues values = ColumnValues.of(column.column(), column.domain());
        int[] inTable = new int[values.count()];
        ValueShares unknown = new ValueShares(values, evidence.persons(), inTable, 0);
        InClass all = unknown.in(IntStream.range(0, column.column().size()).toArray());
        for (int place = 0; place < all.count(); place++) {
            inTable[all.value(place)] = all.holders(place);
        }
        return new ValueShares(values, evidence.persons(), inTable, all.present());
    }

    /** The number of different values in the table. */
    int count() {
        return inTable.length;
    }

    /** The value that a text means, or {@link Words#MISSING}. */
    int of(String text) {
        return values.of(text);
    }

    InClass in(int[] rows) {
        long[] held = new long[rows.length];
        int filled = 0;
        for (int row : rows) {
            if (values.at(row) != Words.MISSING) {
                held[filled++] = persons.isEmpty() ? values.at(row) : holding(values.at(row), persons.get()[row]);
            }
        }
        return persons.isEmpty() ? counted(held, filled, filled) : ofPersons(held, filled);
    }

    private static long holding(int value, int person) {
        return (long) value << Integer.SIZE | person;
    }

    /** Counts every person once for each value. */
    private InClass ofPersons(long[] held, int filled) {
        Arrays.sort(held, 0, filled);
        int[] persons = new int[filled];
        int different = 0;
        for (int i = 0; i < filled; i++) {
            persons[i] = (int) held[i];
            if (i == 0 || held[i] != held[different - 1]) {
                held[different++] = held[i];
            }
        }
        for (int i = 0; i < different; i++) {
            held[i] >>= Integer.SIZE;
        }
        Arrays.sort(persons);
        int present = 0;
        for (int i = 0; i < filled; i++) {
            present += i == 0 || persons[i] != persons[i - 1] ? 1 : 0;
        }
        return counted(held, different, present);
    }

    private InClass counted(long[] held, int filled, int present) {
        Arrays.sort(held, 0, filled);
        int[] different = new int[filled];
        int[] holders = new int[filled];
        int count = 0;
        for (int i = 0; i < filled; i++) {
            if (i == 0 || held[i] != held[i - 1]) {
                different[count++] = (int) held[i];
            }
            holders[count - 1]++;
        }
        return new InClass(Arrays.copyOf(different, count), Arrays.copyOf(holders, count), present);
    }

    /** The share of a value in the whole table. */
    double inTable(int value) {
        return (double) inTable[value] / total;
    }
}
