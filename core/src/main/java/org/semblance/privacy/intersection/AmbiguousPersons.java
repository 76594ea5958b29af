package org.semblance.privacy.intersection;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Finds persons of whom two releases each have rows that the other does not: the rows may be different, or the same
 * with something changed.
 */
final class AmbiguousPersons {

    private AmbiguousPersons() {}

    /**
     * The number of ambiguous persons of two releases.
     *
     * @param releases all releases: if one of them has all rows of a person that both have, these rows are known to
     *     be different
     */
    static int persons(ClassMembership one, ClassMembership other, List<Supplier<ClassMembership>> releases) {
        ClassMembership unclear = rows(one, other);
        for (Supplier<ClassMembership> release : releases) {
            if (unclear.rows() == 0) {
                return 0;
            }
            unclear = notAllIn(release.get(), unclear);
        }
        return unclear.persons();
    }

    /** The rows of ambiguous persons in both releases. */
    private static ClassMembership rows(ClassMembership one, ClassMembership other) {
        int most = Math.addExact(one.rows(), other.rows());
        long[] persons = new long[most];
        long[] rows = new long[most];
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < one.rows() && j < other.rows()) {
            int order = Long.compareUnsigned(one.person(i), other.person(j));
            if (order != 0) {
                i += order < 0 ? 1 : 0;
                j += order > 0 ? 1 : 0;
                continue;
            }
            int start = size;
            int before = i;
            int after = j;
            long person = one.person(i);
            while (one.is(i, person) || other.is(j, person)) {
                int first = !one.is(i, person)
                        ? 1
                        : !other.is(j, person) ? -1 : Long.compareUnsigned(one.row(i), other.row(j));
                persons[size] = person;
                rows[size++] = first <= 0 ? one.row(i) : other.row(j);
                i += first <= 0 ? 1 : 0;
                j += first >= 0 ? 1 : 0;
            }
            if (size - start == i - before || size - start == j - after) {
                size = start; // the rows of the one are among those of the other
            }
        }
        return members(persons, rows, size);
    }

    /** The rows of the persons whose rows are not all in a release. */
    private static ClassMembership notAllIn(ClassMembership release, ClassMembership unclear) {
        long[] persons = new long[unclear.rows()];
        long[] rows = new long[unclear.rows()];
        int size = 0;
        int start = 0;
        boolean all = true;
        int there = 0;
        for (int i = 0; i < unclear.rows(); i++) {
            long person = unclear.person(i);
            long row = unclear.row(i);
            while (there < release.rows()
                    && ClassMembership.compare(release.person(there), release.row(there), person, row) < 0) {
                there++;
            }
            all &= release.is(there, person) && release.row(there) == row;
            persons[size] = person;
            rows[size++] = row;
            if (!unclear.is(i + 1, person)) {
                size = all ? start : size;
                start = size;
                all = true;
            }
        }
        return members(persons, rows, size);
    }

    private static ClassMembership members(long[] persons, long[] rows, int size) {
        return ClassMembership.sorted(Arrays.copyOf(persons, size), Arrays.copyOf(rows, size), new int[size]);
    }
}
