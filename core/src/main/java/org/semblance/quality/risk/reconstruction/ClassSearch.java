package org.semblance.quality.risk.reconstruction;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.quality.risk.reconstruction.ClassAttack.Search;

/**
 * Searches the members of one class after the other in a register.
 *
 * @param kinds who of the register has the values of which row
 * @param halves the number of halves of sets that a search may put together
 */
record ClassSearch(Register register, PeopleKinds kinds, int halves) {

    /** Where no set fits, so many people at least are looked at. */
    private static final int FOR_CLOSEST = 400;

    /**
     * Attacks a class.
     *
     * @param means what the class shows, by column; NaN where it shows nothing
     * @param reach how far each mean may have been moved by rounding
     * @param members the kinds of the members, one for each person
     */
    ClassAttack attack(double[] means, double[] reach, int[] members, Watcher watcher) {
        int size = members.length;
        int most = SubsetSums.most(size, halves, register.size());
        boolean shows = false;
        for (double mean : means) {
            shows |= !Double.isNaN(mean);
        }
        if (!shows
                || (most < register.size() && most < 2 * size)
                || SubsetSums.halves(most, size - size / 2) > halves) {
            return new ClassAttack(Search.NOT_SEARCHED, size, 0, 0, 0);
        }
        int[] people = register.nearest(means, Math.max(most, FOR_CLOSEST), watcher);
        int near = right(people, Math.min(size, people.length), person -> true, members);
        int[] first = Arrays.copyOf(people, Math.min(most, people.length));
        double[][] offsets = register.offsets(means, first);
        SumBounds bounds = SumBounds.of(means, reach, offsets);
        SubsetSums sums = SubsetSums.search(offsets, bounds, size, halves, watcher);
        return switch (sums.outcome()) {
            case NOBODY -> new ClassAttack(Search.SEVERAL_SETS, size, 0, 0, near);
            case GIVEN_UP -> new ClassAttack(Search.NOT_SEARCHED, size, 0, 0, near);
            case COMPLETE ->
                sums.sets() > 0
                        ? named(
                                sums.sets() == 1 ? Search.ONE_SET : Search.SEVERAL_SETS,
                                first,
                                sums::always,
                                members,
                                near)
                        : closest(means, reach, people, members, near, watcher);
        };
    }

    private ClassAttack closest(
            double[] means, double[] reach, int[] people, int[] members, int near, Watcher watcher) {
        // the whole register is too small for such a class
        if (members.length > people.length) {
            return new ClassAttack(Search.CLOSEST_SETS, members.length, 0, 0, near);
        }
        int[] right = inRegister(members);
        int[] among = IntStream.concat(IntStream.of(people), IntStream.of(right))
                .distinct()
                .toArray();
        int[] places = IntStream.of(right)
                .map(person -> IntStream.range(0, among.length)
                        .filter(place -> among[place] == person)
                        .findFirst()
                        .orElseThrow())
                .toArray();
        double[][] offsets = register.offsets(means, among);
        ClosestSets closest =
                ClosestSets.search(offsets, SumBounds.of(means, reach, offsets), members.length, places, watcher);
        return named(Search.CLOSEST_SETS, among, closest::named, members, near);
    }

    /** Different people with the values of the members; nobody if the register does not have all of them. */
    private int[] inRegister(int[] members) {
        Map<Integer, Integer> used = new HashMap<>();
        int[] people = new int[members.length];
        for (int member = 0; member < members.length; member++) {
            int[] alike = kinds.people(members[member]);
            int next = used.merge(members[member], 1, Integer::sum) - 1;
            if (next >= alike.length) {
                return new int[0];
            }
            people[member] = alike[next];
        }
        return people;
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
            int kind = kinds.ofPerson(people[person]);
            if (chosen.test(person) && left.getOrDefault(kind, 0) > 0) {
                left.merge(kind, -1, Integer::sum);
                right++;
            }
        }
        return right;
    }
}
