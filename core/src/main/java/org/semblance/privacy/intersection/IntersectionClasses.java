package org.semblance.privacy.intersection;

import java.util.Arrays;
import org.semblance.data.LongIndex;

/**
 * The crowds in which persons stand when releases are put side by side: the atoms of the common refinement of their classes, where
 * being absent from a release is a class of its own. A crowd is as large as it has persons, and has to be as large as the smallest k
 * that the releases which its persons are in have promised.
 */
public final class IntersectionClasses {

    /** Before the first release: nobody is known. */
    public static final IntersectionClasses NONE =
            new IntersectionClasses(new long[0], new long[0], new int[0], new int[0], new int[0], new int[0]);

    private static final int ABSENT = -1;

    /** The rows of all releases by person and what they hold, each with its crowd. */
    private final long[] persons;

    private final long[] rows;
    private final int[] crowdOf;

    /** For each crowd, how many persons it has, how many it has to have, and the crowd it was part of one release ago. */
    private final int[] sizes;

    private final int[] needed;
    private final int[] parents;

    private IntersectionClasses(long[] persons, long[] rows, int[] crowdOf, int[] sizes, int[] needed, int[] parents) {
        this.persons = persons;
        this.rows = rows;
        this.crowdOf = crowdOf;
        this.sizes = sizes;
        this.needed = needed;
        this.parents = parents;
    }

    /** The crowds that are left when another release, which promised k, is put beside. */
    public IntersectionClasses with(ClassMembership release, int k) {
        int most = Math.addExact(persons.length, release.rows());
        long[] allPersons = new long[most];
        long[] allRows = new long[most];
        int[] crowds = new int[most];
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
            int before = order <= 0 ? crowdOf[i] : ABSENT;
            int there = order >= 0 ? release.classAt(j) : ABSENT;
            person += size == 0 || allPersons[size] != allPersons[size - 1] ? 1 : 0;
            int crowd = index.add((before + 1L) << 32 | (there + 1));
            if (crowd == known) {
                known++;
                from[crowd] = before;
                least[crowd] = Math.min(
                        before == ABSENT ? Integer.MAX_VALUE : needed[before], there == ABSENT ? Integer.MAX_VALUE : k);
                last[crowd] = ABSENT;
            }
            if (last[crowd] != person) {
                last[crowd] = person;
                people[crowd]++;
            }
            crowds[size++] = crowd;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        return new IntersectionClasses(
                Arrays.copyOf(allPersons, size),
                Arrays.copyOf(allRows, size),
                Arrays.copyOf(crowds, size),
                Arrays.copyOf(people, known),
                Arrays.copyOf(least, known),
                Arrays.copyOf(from, known));
    }

    /** How many persons the smallest crowd has; 0 when there is none. */
    public int smallest() {
        return Arrays.stream(sizes).min().orElse(0);
    }

    /**
     * How many persons stand in crowds that the last release made too small. One that was as small before is not its doing.
     *
     * @param before these crowds without the last release
     */
    public Narrowed narrowed(IntersectionClasses before) {
        int inSmall = 0;
        int alone = 0;
        boolean counted = false;
        boolean countedAlone = false;
        for (int i = 0; i < persons.length; i++) {
            if (i == 0 || persons[i] != persons[i - 1]) {
                counted = false;
                countedAlone = false;
            }
            int crowd = crowdOf[i];
            boolean small = sizes[crowd] < needed[crowd]
                    && (parents[crowd] == ABSENT || sizes[crowd] < before.sizes[parents[crowd]]);
            if (small && !counted) {
                counted = true;
                inSmall++;
            }
            if (small && sizes[crowd] == 1 && !countedAlone) {
                countedAlone = true;
                alone++;
            }
        }
        return new Narrowed(inSmall, alone);
    }

    /**
     * Persons whose crowd became too small.
     *
     * @param persons how many there are
     * @param alone how many of them stand alone
     */
    public record Narrowed(int persons, int alone) {}
}
