package org.semblance.privacy.intersection;

import java.util.Arrays;
import org.semblance.data.LongIndex;

/**
 * Who is in a release and in which class of equal rows: for each row the person and what the row holds, as numbers that tell nothing,
 * and its class. Rows stand in the order of these numbers, which tells nothing of the table's.
 */
public final class ClassMembership {

    static final ClassMembership EMPTY = new ClassMembership(new long[0], new long[0], new int[0]);

    private final long[] persons;
    private final long[] rows;
    private final int[] classes;

    private ClassMembership(long[] persons, long[] rows, int[] classes) {
        this.persons = persons;
        this.rows = rows;
        this.classes = classes;
    }

    /**
     * The rows of a table.
     *
     * @param personOf for each row the person's number
     * @param rowOf for each row a number by which the rows of its person are told apart, the same wherever the row is met again
     * @param classOf for each row a number that rows of its class share, 0 or more
     * @throws IllegalArgumentException when two rows of a person have one number
     */
    public static ClassMembership of(long[] personOf, long[] rowOf, int[] classOf) {
        int[] order = new int[personOf.length];
        Arrays.setAll(order, i -> i);
        order = ordered(ordered(order, rowOf), personOf);
        long[] persons = new long[order.length];
        long[] rows = new long[order.length];
        int[] classes = new int[order.length];
        LongIndex numbers = new LongIndex(); // by first appearance here, so that they do not tell of the order there
        for (int i = 0; i < order.length; i++) {
            persons[i] = personOf[order[i]];
            rows[i] = rowOf[order[i]];
            classes[i] = numbers.add(classOf[order[i]]);
        }
        return sorted(persons, rows, classes);
    }

    /**
     * Rows as another placement told them; the arrays are given away.
     *
     * @throws IllegalArgumentException when they are not in order
     */
    public static ClassMembership sorted(long[] persons, long[] rows, int[] classes) {
        ClassMembership placement = new ClassMembership(persons, rows, classes);
        for (int i = 0; i < persons.length; i++) {
            boolean follows = i == 0 || compare(persons[i - 1], rows[i - 1], persons[i], rows[i]) < 0;
            if (!follows || classes[i] < 0) {
                throw new IllegalArgumentException("not in order");
            }
        }
        return placement;
    }

    /** Places in the ascending order of their keys, unsigned; those of equal keys stay as they stand. Sixteen bits at a time. */
    private static int[] ordered(int[] places, long[] keys) {
        int[] order = places;
        int[] sorted = new int[keys.length];
        for (int shift = 0; shift < Long.SIZE; shift += Short.SIZE) {
            int[] next = new int[(1 << Short.SIZE) + 1];
            for (long key : keys) {
                next[digit(key, shift) + 1]++;
            }
            for (int i = 1; i < next.length; i++) {
                next[i] += next[i - 1];
            }
            for (int place : order) {
                sorted[next[digit(keys[place], shift)]++] = place;
            }
            int[] spare = order;
            order = sorted;
            sorted = spare;
        }
        return order;
    }

    private static int digit(long key, int shift) {
        return (int) (key >>> shift) & 0xFFFF;
    }

    static int compare(long person, long row, long otherPerson, long otherRow) {
        return person == otherPerson ? Long.compareUnsigned(row, otherRow) : Long.compareUnsigned(person, otherPerson);
    }

    /** Who is in it, as if all were in one class. */
    public ClassMembership inOneClass() {
        return new ClassMembership(persons, rows, new int[classes.length]);
    }

    /** The persons of both, for looking who is there: rows and classes are not kept. */
    ClassMembership joined(ClassMembership other) {
        long[] all = new long[Math.addExact(persons.length, other.persons.length)];
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < persons.length || j < other.persons.length) {
            boolean left = j == other.persons.length
                    || (i < persons.length && Long.compareUnsigned(persons[i], other.persons[j]) <= 0);
            long person = left ? persons[i++] : other.persons[j++];
            if (size == 0 || all[size - 1] != person) {
                all[size++] = person;
            }
        }
        return ofPersons(Arrays.copyOf(all, size));
    }

    private static ClassMembership ofPersons(long[] persons) {
        return new ClassMembership(persons, new long[persons.length], new int[persons.length]);
    }

    /** Whether somebody is in both. */
    boolean meets(ClassMembership other) {
        int i = 0;
        int j = 0;
        while (i < persons.length && j < other.persons.length) {
            int order = Long.compareUnsigned(persons[i], other.persons[j]);
            if (order == 0) {
                return true;
            }
            i += order < 0 ? 1 : 0;
            j += order > 0 ? 1 : 0;
        }
        return false;
    }

    /** The persons who have several rows, for looking who is there. */
    ClassMembership withSeveral() {
        long[] several = new long[persons.length];
        int size = 0;
        for (int i = 1; i < persons.length; i++) {
            if (persons[i] == persons[i - 1] && (size == 0 || several[size - 1] != persons[i])) {
                several[size++] = persons[i];
            }
        }
        return ofPersons(Arrays.copyOf(several, size));
    }

    /**
     * The same, in which the one row of a person is that person's, whatever it holds.
     *
     * @param several whose rows are told apart all the same, among them all who have several here
     */
    ClassMembership toldApart(ClassMembership several) {
        long[] told = new long[rows.length];
        int other = 0;
        for (int i = 0; i < told.length; i++) {
            while (other < several.persons.length && Long.compareUnsigned(several.persons[other], persons[i]) < 0) {
                other++;
            }
            told[i] = other < several.persons.length && several.persons[other] == persons[i] ? rows[i] : 0;
        }
        return new ClassMembership(persons, told, classes);
    }

    public int rows() {
        return persons.length;
    }

    /** The person of the i-th row. */
    public long person(int i) {
        return persons[i];
    }

    /** Which of the person's rows the i-th is, as a number that tells nothing. */
    public long row(int i) {
        return rows[i];
    }

    /** Whether there is an i-th row and it is this person's. */
    boolean is(int i, long person) {
        return i < persons.length && persons[i] == person;
    }

    /** The class of the i-th row. */
    public int classAt(int i) {
        return classes[i];
    }

    /** How many persons there are. */
    public int persons() {
        int count = 0;
        for (int i = 0; i < persons.length; i++) {
            count += i == 0 || persons[i] != persons[i - 1] ? 1 : 0;
        }
        return count;
    }
}
