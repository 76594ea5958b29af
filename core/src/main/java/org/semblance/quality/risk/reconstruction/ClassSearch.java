package org.semblance.quality.risk.reconstruction;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import org.semblance.Watcher;
import org.semblance.quality.risk.reconstruction.ClassAttack.Search;

/**
 * Searches the members of one class after the other in a register.
 *
 * @param kinds for each person of the register a code that people with equal quasi-identifiers share
 * @param halves the number of halves of sets that a search may put together
 */
record ClassSearch(Register register, int[] kinds, int halves) {

    /**
     * Attacks a class.
     *
     * @param means what the class shows, by column; NaN where it shows nothing
     * @param reach how far each mean may have been moved by rounding
     * @param members the codes of the members, one for each person
     */
    ClassAttack attack(double[] means, double[] reach, int[] members, Watcher watcher) {
        int size = members.length;
        int most = SubsetSums.most(size, halves, register.size());
        boolean shows = false;
        for (double mean : means) {
            shows |= !Double.isNaN(mean);
        }
        if (!shows || (most < register.size() && most < 2 * size) || SubsetSums.halves(most, size - size / 2) > halves) {
            return new ClassAttack(Search.NOT_SEARCHED, size, 0, 0, 0);
        }
        int[] people = register.nearest(means, most, watcher);
        int near = right(people, Math.min(size, people.length), person -> true, members);
        double[][] offsets = register.offsets(means, people);
        SumBounds bounds = SumBounds.of(means, reach, offsets);
        SubsetSums sums = SubsetSums.search(offsets, bounds, size, halves, watcher);
        return switch (sums.outcome()) {
            case NOBODY -> new ClassAttack(Search.SEVERAL_SETS, size, 0, 0, near);
            case GIVEN_UP -> new ClassAttack(Search.NOT_SEARCHED, size, 0, 0, near);
            case COMPLETE ->
                sums.sets() > 0
                        ? named(
                                sums.sets() == 1 ? Search.ONE_SET : Search.SEVERAL_SETS,
                                people,
                                sums::always,
                                members,
                                near)
                        : closest(people, offsets, bounds, members, near, watcher);
        };
    }

    private ClassAttack closest(
            int[] people, double[][] offsets, SumBounds bounds, int[] members, int near, Watcher watcher) {
        // the whole register is too small for such a class
        if (members.length > people.length) {
            return new ClassAttack(Search.CLOSEST_SETS, members.length, 0, 0, near);
        }
        ClosestSets closest = ClosestSets.search(offsets, bounds, members.length, watcher);
        return named(Search.CLOSEST_SETS, people, closest::named, members, near);
    }

    private ClassAttack named(Search search, int[] people, IntPredicate named, int[] members, int near) {
        int all = 0;
        for (int person = 0; person < people.length; person++) {
            all += named.test(person) ? 1 : 0;
        }
        int right = right(people, people.length, named, members);
        return new ClassAttack(search, members.length, right, all - right, near);
    }

    /** How many of the first people, as far as they are chosen, are members; equal people count as often as members. */
    private int right(int[] people, int first, IntPredicate chosen, int[] members) {
        Map<Integer, Integer> left = new HashMap<>();
        for (int member : members) {
            left.merge(member, 1, Integer::sum);
        }
        int right = 0;
        for (int person = 0; person < first; person++) {
            if (chosen.test(person) && left.getOrDefault(kinds[people[person]], 0) > 0) {
                left.merge(kinds[people[person]], -1, Integer::sum);
                right++;
            }
        }
        return right;
    }
}
