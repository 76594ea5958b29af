package org.semblance.privacy.crowds;

import java.util.Arrays;
import org.semblance.data.LongIndex;

/**
 * Who is in a release and in which class of equal rows: for each row the person, as a number that tells nothing, which of the
 * person's rows it is, and its class. Rows stand in the order of these numbers, which tells nothing of the table's.
 */
public final class Placement {

    static final Placement EMPTY = new Placement(new long[0], new int[0], new int[0]);

    private final long[] persons;
    private final int[] nths;
    private final int[] classes;

    private Placement(long[] persons, int[] nths, int[] classes) {
        this.persons = persons;
        this.nths = nths;
        this.classes = classes;
    }

    /**
     * The rows of a table. Several rows of a person are told apart by their order in it.
     *
     * @param personOf for each row the person's number
     * @param classOf for each row a number that rows of its class share, 0 or more
     */
    public static Placement of(long[] personOf, int[] classOf) {
        int[] order = order(personOf);
        long[] persons = new long[order.length];
        int[] nths = new int[order.length];
        int[] classes = new int[order.length];
        LongIndex numbers = new LongIndex(); // by first appearance here, so that they do not tell of the order there
        for (int i = 0; i < order.length; i++) {
            persons[i] = personOf[order[i]];
            nths[i] = i > 0 && persons[i] == persons[i - 1] ? nths[i - 1] + 1 : 0;
            classes[i] = numbers.add(classOf[order[i]]);
        }
        return new Placement(persons, nths, classes);
    }

    /**
     * Rows as another placement told them; the arrays are given away.
     *
     * @throws IllegalArgumentException when they are not in order
     */
    public static Placement sorted(long[] persons, int[] nths, int[] classes) {
        Placement placement = new Placement(persons, nths, classes);
        for (int i = 0; i < persons.length; i++) {
            boolean follows = i == 0 || compare(persons[i - 1], nths[i - 1], persons[i], nths[i]) < 0;
            if (!follows || nths[i] < 0 || classes[i] < 0) {
                throw new IllegalArgumentException("not in order");
            }
        }
        return placement;
    }

    /** The places of numbers in ascending order, unsigned; equal ones keep theirs. Sixteen bits at a time. */
    private static int[] order(long[] keys) {
        int[] order = new int[keys.length];
        Arrays.setAll(order, i -> i);
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

    static int compare(long person, int nth, long otherPerson, int otherNth) {
        return person == otherPerson ? Integer.compare(nth, otherNth) : Long.compareUnsigned(person, otherPerson);
    }

    /** Who is in it, as if all were in one class. */
    public Placement inOneClass() {
        return new Placement(persons, nths, new int[classes.length]);
    }

    /** The persons of both, for looking who is there: rows and classes are not kept. */
    Placement joined(Placement other) {
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
        return new Placement(Arrays.copyOf(all, size), new int[size], new int[size]);
    }

    public int rows() {
        return persons.length;
    }

    /** The person of the i-th row. */
    public long person(int i) {
        return persons[i];
    }

    /** Which of the person's rows the i-th is, counted from 0. */
    public int nth(int i) {
        return nths[i];
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
