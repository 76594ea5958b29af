package org.semblance.privacy.intersection;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What a release discloses in combination with earlier ones: the result of checking for intersection and differencing
 * attacks.
 *
 * @param differences the difference from each earlier release with a common person, by release number
 * @param unclear the number of ambiguous persons by release number: this release and the earlier one each have rows
 *     that the other does not, and no release has all of them, so they may be other rows or the same with something
 *     changed
 * @param shared the number of its persons in an earlier release
 * @param k the smallest k that these releases promised
 * @param smallest the number of persons in the smallest intersection class
 * @param apart the persons singled out by presence and absence alone, as by subtracting tables
 * @param narrowed the persons singled out by intersecting classes
 */
public record ReleaseOverlap(
        Map<Integer, ReleaseDifference> differences,
        Map<Integer, Integer> unclear,
        int shared,
        int k,
        int smallest,
        IntersectionClasses.SmallClasses apart,
        IntersectionClasses.SmallClasses narrowed) {

    /**
     * An earlier release.
     *
     * @param number its number
     * @param k the k it promised
     * @param members its class membership, read when needed, possibly more than once
     */
    public record Earlier(int number, int k, Supplier<ClassMembership> members) {}

    /**
     * Compares a release with earlier ones. A person with one row in each of them is matched whatever the row contains;
     * several rows of a person are distinguished by their content.
     */
    public static ReleaseOverlap of(List<Earlier> earlier, ClassMembership release, int k) {
        List<Earlier> linked = new ArrayList<>();
        ClassMembership known = ClassMembership.EMPTY;
        ClassMembership several = release.withSeveral();
        // a release that shares nobody with this one, nor with any that does, is irrelevant
        List<Earlier> left = new ArrayList<>(earlier);
        boolean growing = true;
        while (growing) {
            growing = false;
            for (Iterator<Earlier> rest = left.iterator(); rest.hasNext(); ) {
                Earlier one = rest.next();
                ClassMembership membership = one.members.get();
                if (membership.meets(release) || membership.meets(known)) {
                    linked.add(one);
                    known = known.joined(membership);
                    several = several.joined(membership.withSeveral());
                    rest.remove();
                    growing = true;
                }
            }
        }
        if (linked.isEmpty()) {
            IntersectionClasses.SmallClasses nobody = new IntersectionClasses.SmallClasses(0, 0);
            return new ReleaseOverlap(Map.of(), Map.of(), 0, k, 0, nobody, nobody);
        }
        return of(linked, release.withRowsOf(several), k, known, several);
    }

    private static ReleaseOverlap of(
            List<Earlier> linked, ClassMembership release, int k, ClassMembership known, ClassMembership several) {
        Map<Integer, ReleaseDifference> differences = new LinkedHashMap<>();
        Map<Integer, Integer> unclear = new LinkedHashMap<>();
        List<Supplier<ClassMembership>> all = linked.stream()
                .<Supplier<ClassMembership>>map(one -> () -> one.members.get().withRowsOf(several))
                .toList();
        IntersectionClasses classes = IntersectionClasses.NONE;
        IntersectionClasses members = IntersectionClasses.NONE;
        int least = k;
        for (Earlier one : linked) {
            ClassMembership membership = one.members.get().withRowsOf(several);
            ReleaseDifference difference = ReleaseDifference.of(membership, release);
            if (difference.shared() > 0) {
                differences.put(one.number, difference);
                least = Math.min(least, one.k);
            }
            if (difference.less() > 0 && difference.more() > 0) {
                int persons = AmbiguousPersons.persons(membership, release, all);
                if (persons > 0) {
                    unclear.put(one.number, persons);
                }
            }
            classes = classes.with(membership, one.k);
            members = members.with(membership.inOneClass(), one.k);
        }
        IntersectionClasses after = classes.with(release, k);
        return new ReleaseOverlap(
                differences,
                unclear,
                ReleaseDifference.of(known, release).shared(),
                least,
                after.smallest(),
                members.with(release.inOneClass(), k).narrowed(members),
                after.narrowed(classes));
    }

    /** Whether no class became too small and no person is ambiguous. */
    public boolean holds() {
        return unclear.isEmpty() && apart.persons() == 0 && narrowed.persons() == 0;
    }
}
