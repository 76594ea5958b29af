package org.semblance.privacy.intersection;

import java.util.Arrays;
import org.semblance.data.LongIndex;

/**
 * The classes that result from intersecting several releases (intersection attack): the common refinement of their
 * equivalence classes, where absence from a release counts as a class. The size of an intersection class is its number
 * of persons; it should be at least the smallest k that the releases containing its persons promised.
 */
public final class IntersectionClasses {

    /** No release yet. */
    public static final IntersectionClasses NONE =
            new IntersectionClasses(new long[0], new long[0], new int[0], new int[0], new int[0], new int[0]);

    private static final int ABSENT = -1;

    /** The rows of all releases by person and row number, each with its intersection class. */
    private final long[] persons;

    private final long[] rows;
    private final int[] atomOf;

    /**
     * For each class its number of persons, the required number, and the class of which it was a part one release
     * earlier.
     */
    private final int[] sizes;

    private final int[] needed;
    private final int[] parents;

    private IntersectionClasses(long[] persons, long[] rows, int[] atomOf, int[] sizes, int[] needed, int[] parents) {
        this.persons = persons;
        this.rows = rows;
        this.atomOf = atomOf;
        this.sizes = sizes;
        this.needed = needed;
        this.parents = parents;
    }

    /** The classes after intersecting another release that promised k. */
    public IntersectionClasses with(ClassMembership release, int k) {
        int most = Math.addExact(persons.length, release.rows());
        long[] allPersons = new long[most];
        long[] allRows = new long[most];
        int[] atoms = new int[most];
        int[] people = new int[most];
        int[] least = new int[most];
        int[] from = new int[most];
        int[] last = new int[most];
        LongIndex index = new LongIndex();
        int known = 0;
        int person = -1;
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < persons.length || j < release.rows()) {
            int order = i == persons.length
                    ? 1
                    : j == release.rows()
                            ? -1
                            : ClassMembership.compare(persons[i], rows[i], release.person(j), release.row(j));
            allPersons[size] = order <= 0 ? persons[i] : release.person(j);
            allRows[size] = order <= 0 ? rows[i] : release.row(j);
            int before = order <= 0 ? atomOf[i] : ABSENT;
            int there = order >= 0 ? release.classAt(j) : ABSENT;
            person += size == 0 || allPersons[size] != allPersons[size - 1] ? 1 : 0;
            int atom = index.add((before + 1L) << 32 | (there + 1));
            if (atom == known) {
                known++;
                from[atom] = before;
                least[atom] = Math.min(
                        before == ABSENT ? Integer.MAX_VALUE : needed[before], there == ABSENT ? Integer.MAX_VALUE : k);
                last[atom] = ABSENT;
            }
            if (last[atom] != person) {
                last[atom] = person;
                people[atom]++;
            }
            atoms[size++] = atom;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        return new IntersectionClasses(
                Arrays.copyOf(allPersons, size),
                Arrays.copyOf(allRows, size),
                Arrays.copyOf(atoms, size),
                Arrays.copyOf(people, known),
                Arrays.copyOf(least, known),
                Arrays.copyOf(from, known));
    }

    /** The number of persons of the smallest class; 0 if there is none. */
    public int smallest() {
        return Arrays.stream(sizes).min().orElse(0);
    }

    /**
     * The persons in classes that the last release made too small. Classes that were as small before are not counted.
     *
     * @param before the classes without the last release
     */
    public SmallClasses narrowed(IntersectionClasses before) {
        int inSmall = 0;
        int alone = 0;
        boolean counted = false;
        boolean countedAlone = false;
        for (int i = 0; i < persons.length; i++) {
            if (i == 0 || persons[i] != persons[i - 1]) {
                counted = false;
                countedAlone = false;
            }
            int atom = atomOf[i];
            boolean small = sizes[atom] < needed[atom]
                    && (parents[atom] == ABSENT || sizes[atom] < before.sizes[parents[atom]]);
            if (small && !counted) {
                counted = true;
                inSmall++;
            }
            if (small && sizes[atom] == 1 && !countedAlone) {
                countedAlone = true;
                alone++;
            }
        }
        return new SmallClasses(inSmall, alone);
    }

    /**
     * Persons whose class became too small.
     *
     * @param persons their number
     * @param alone how many of them are the only person of their class
     */
    public record SmallClasses(int persons, int alone) {}
}
