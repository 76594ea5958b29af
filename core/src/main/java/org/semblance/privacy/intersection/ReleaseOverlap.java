package org.semblance.privacy.intersection;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What a release tells together with earlier ones.
 *
 * @param differences how it differs from each earlier release that shares a person with it, by number
 * @param unclear of how many persons it and an earlier release each have rows that the other does not have, and no release has all of
 *     them: they may be other rows, or the same with something changed; by number, where there are any
 * @param shared how many of its persons are in an earlier one
 * @param k the smallest that it and those have promised
 * @param smallest how many persons the smallest crowd has
 * @param apart whom it sets apart by who is in it and who is not: what subtracting tables tells
 * @param narrowed whom it sets apart by its classes: what intersecting them tells
 */
public record ReleaseOverlap(
        Map<Integer, ReleaseDifference> differences,
        Map<Integer, Integer> unclear,
        int shared,
        int k,
        int smallest,
        IntersectionClasses.Narrowed apart,
        IntersectionClasses.Narrowed narrowed) {

    /**
     * An earlier release.
     *
     * @param number what it is called by
     * @param placement read when it is needed, perhaps more than once
     */
    public record Earlier(int number, int k, Supplier<ClassMembership> placement) {}

    /**
     * Puts a release beside earlier ones. Whoever has one row in each of them is who they are, whatever the row holds; several rows of a
     * person are told apart by what they hold.
     */
    public static ReleaseOverlap of(List<Earlier> earlier, ClassMembership release, int k) {
        List<Earlier> linked = new ArrayList<>();
        ClassMembership known = ClassMembership.EMPTY;
        ClassMembership several = release.withSeveral();
        // a release that shares nobody with this one, nor with any that does, has no say
        List<Earlier> left = new ArrayList<>(earlier);
        boolean growing = true;
        while (growing) {
            growing = false;
            for (Iterator<Earlier> rest = left.iterator(); rest.hasNext(); ) {
                Earlier one = rest.next();
                ClassMembership placement = one.placement.get();
                if (placement.meets(release) || placement.meets(known)) {
                    linked.add(one);
                    known = known.joined(placement);
                    several = several.joined(placement.withSeveral());
                    rest.remove();
                    growing = true;
                }
            }
        }
        if (linked.isEmpty()) {
            IntersectionClasses.Narrowed nobody = new IntersectionClasses.Narrowed(0, 0);
            return new ReleaseOverlap(Map.of(), Map.of(), 0, k, 0, nobody, nobody);
        }
        return of(linked, release.toldApart(several), k, known, several);
    }

    private static ReleaseOverlap of(
            List<Earlier> linked, ClassMembership release, int k, ClassMembership known, ClassMembership several) {
        Map<Integer, ReleaseDifference> differences = new LinkedHashMap<>();
        Map<Integer, Integer> unclear = new LinkedHashMap<>();
        List<Supplier<ClassMembership>> all = linked.stream()
                .<Supplier<ClassMembership>>map(one -> () -> one.placement.get().toldApart(several))
                .toList();
        IntersectionClasses crowds = IntersectionClasses.NONE;
        IntersectionClasses members = IntersectionClasses.NONE;
        int least = k;
        for (Earlier one : linked) {
            ClassMembership placement = one.placement.get().toldApart(several);
            ReleaseDifference difference = ReleaseDifference.of(placement, release);
            if (difference.shared() > 0) {
                differences.put(one.number, difference);
                least = Math.min(least, one.k);
            }
            if (difference.less() > 0 && difference.more() > 0) {
                int persons = AmbiguousPersons.persons(placement, release, all);
                if (persons > 0) {
                    unclear.put(one.number, persons);
                }
            }
            crowds = crowds.with(placement, one.k);
            members = members.with(placement.inOneClass(), one.k);
        }
        IntersectionClasses after = crowds.with(release, k);
        return new ReleaseOverlap(
                differences,
                unclear,
                ReleaseDifference.of(known, release).shared(),
                least,
                after.smallest(),
                members.with(release.inOneClass(), k).narrowed(members),
                after.narrowed(crowds));
    }

    /** Whether nobody's crowd became too small, and nobody's rows are unclear. */
    public boolean holds() {
        return unclear.isEmpty() && apart.persons() == 0 && narrowed.persons() == 0;
    }
}
