package org.semblance.privacy.crowds;

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
 * @param shared how many of its persons are in an earlier one
 * @param k the smallest that it and those have promised
 * @param smallest how many persons the smallest crowd has
 * @param apart whom it sets apart by who is in it and who is not: what subtracting tables tells
 * @param narrowed whom it sets apart by its classes: what intersecting them tells
 */
public record Overlap(
        Map<Integer, Difference> differences,
        int shared,
        int k,
        int smallest,
        Crowds.Narrowed apart,
        Crowds.Narrowed narrowed) {

    /**
     * An earlier release.
     *
     * @param number what it is called by
     * @param placement read when it is needed, perhaps more than once
     */
    public record Earlier(int number, int k, Supplier<Placement> placement) {}

    /** Puts a release beside earlier ones. */
    public static Overlap of(List<Earlier> earlier, Placement release, int k) {
        Map<Integer, Difference> differences = new LinkedHashMap<>();
        Crowds crowds = Crowds.NONE;
        Crowds members = Crowds.NONE;
        int least = k;
        Placement known = Placement.EMPTY;
        // a release that shares nobody with this one, nor with any that does, has no say
        List<Earlier> left = new ArrayList<>(earlier);
        boolean growing = true;
        while (growing) {
            growing = false;
            for (Iterator<Earlier> rest = left.iterator(); rest.hasNext(); ) {
                Earlier one = rest.next();
                Placement placement = one.placement.get();
                Difference difference = Difference.of(placement, release);
                if (difference.shared() > 0) {
                    differences.put(one.number, difference);
                    least = Math.min(least, one.k);
                } else if (Difference.of(placement, known).shared() == 0) {
                    continue;
                }
                crowds = crowds.with(placement, one.k);
                members = members.with(placement.inOneClass(), one.k);
                known = known.joined(placement);
                rest.remove();
                growing = true;
            }
        }
        if (differences.isEmpty()) {
            Crowds.Narrowed nobody = new Crowds.Narrowed(0, 0);
            return new Overlap(Map.of(), 0, k, 0, nobody, nobody);
        }
        Crowds after = crowds.with(release, k);
        return new Overlap(
                differences,
                Difference.of(known, release).shared(),
                least,
                after.smallest(),
                members.with(release.inOneClass(), k).narrowed(members),
                after.narrowed(crowds));
    }

    /** Whether nobody's crowd became too small. */
    public boolean holds() {
        return apart.persons() == 0 && narrowed.persons() == 0;
    }
}
