package org.semblance.privacy.intersection;

import java.util.Arrays;
import org.semblance.data.LongIndex;

/**
 * The persons of a release and their equivalence classes: for each row a person number and a row number, both
 * meaningless in themselves, and its class. Rows are sorted by these numbers, which reveals nothing about the order of
 * the table.
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
     * Creates the membership of a table.
     *
     * @param personOf the person number of each row
     * @param rowOf a number that distinguishes the rows of a person, the same in every release
     * @param classOf the class number of each row, 0 or more
     * @throws IllegalArgumentException if two rows of a person have the same number
     */
    public static ClassMembership of(long[] personOf, long[] rowOf, int[] classOf) {
        int[] order = new int[personOf.length];
        Arrays.setAll(order, i -> i);
        order = ordered(ordered(order, rowOf), personOf);
        long[] persons = new long[order.length];
        long[] rows = new long[order.length];
        int[] classes = new int[order.length];
        LongIndex numbers = new LongIndex(); // by first appearance here, so that they do not reveal the order there
        for (int i = 0; i < order.length; i++) {
            persons[i] = personOf[order[i]];
            rows[i] = rowOf[order[i]];
            classes[i] = numbers.add(classOf[order[i]]);
        }
        return sorted(persons, rows, classes);
    }

    /**
     * The membership from stored numbers; arrays are not copied.
     *
     * @throws IllegalArgumentException if they are not sorted
     */
    public static ClassMembership sorted(long[] persons, long[] rows, int[] classes) {
        ClassMembership members = new ClassMembership(persons, rows, classes);
        for (int i = 0; i < persons.length; i++) {
            boolean follows = i == 0 || compare(persons[i - 1], rows[i - 1], persons[i], rows[i]) < 0;
            if (!follows || classes[i] < 0) {
                throw new IllegalArgumentException("not in order");
            }
        }
        return members;
    }

    /** Positions in ascending order of their unsigned keys, stable; a radix sort with sixteen bits at a time. */
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

    /** The same persons and rows in a single class. */
    public ClassMembership inOneClass() {
        return new ClassMembership(persons, rows, new int[classes.length]);
    }

    /** The persons of both releases; rows and classes are dropped. */
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

    /** Whether the two have a person in common. */
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

    /** The persons with several rows. */
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
     * The same, in which the only row of a person is identified by the person alone, whatever it contains.
     *
     * @param several the persons whose rows are still distinguished, including all with several rows here
     */
    ClassMembership withRowsOf(ClassMembership several) {
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

    /** The row number of the i-th row, which distinguishes the rows of a person and has no other meaning. */
    public long row(int i) {
        return rows[i];
    }

    /** Whether the i-th row exists and belongs to this person. */
    boolean is(int i, long person) {
        return i < persons.length && persons[i] == person;
    }

    /** The class of the i-th row. */
    public int classAt(int i) {
        return classes[i];
    }

    /** The number of persons. */
    public int persons() {
        int count = 0;
        for (int i = 0; i < persons.length; i++) {
            count += i == 0 || persons[i] != persons[i - 1] ? 1 : 0;
        }
        return count;
    }
}
