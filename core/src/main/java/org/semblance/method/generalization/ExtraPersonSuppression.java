package org.semblance.method.generalization;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds rows of persons that classes can spare, one row of each person.
 *
 * <p>A person with two rows in a class can lose one without harm: such persons come first. Then classes with more than
 * k persons lose some. The smallest number is found whenever there is one: while a class has more than k persons and
 * fewer than k were found, one of them is new.
 */
final class ExtraPersonSuppression {

    private final int[] personOf;
    private final int k;
    private final List<int[]> classes;

    ExtraPersonSuppression(int[] personOf, int k, List<int[]> classes) {
        this.personOf = personOf;
        this.k = k;
        this.classes = classes;
    }

    /**
     * A row for each person that these rows lack to have k; null if there are not enough, or not within the allowance.
     */
    int @Nullable [] beside(int[] out, int room) {
        Set<Integer> found = new HashSet<>();
        for (int row : out) {
            found.add(personOf[row]);
        }
        List<Integer> rows = new ArrayList<>();
        for (int[] members : classes) {
            takeTwice(members, found, rows);
        }
        for (int[] members : classes) {
            takeSpare(members, found, rows);
        }
        return found.size() < k || rows.size() > room
                ? null
                : rows.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Takes the last rows of persons with another row in this class. */
    private void takeTwice(int[] members, Set<Integer> found, List<Integer> rows) {
        Map<Integer, Integer> times = times(members);
        for (int i = members.length - 1; i >= 0 && found.size() < k; i--) {
            int person = personOf[members[i]];
            if (times.getOrDefault(person, 0) > 1 && found.add(person)) {
                rows.add(members[i]);
            }
        }
    }

    /** Takes the last rows of persons beyond k in this class. */
    private void takeSpare(int[] members, Set<Integer> found, List<Integer> rows) {
        int slack = times(members).size() - k;
        for (int i = members.length - 1; i >= 0 && slack > 0 && found.size() < k; i--) {
            if (found.add(personOf[members[i]])) {
                rows.add(members[i]);
                slack--;
            }
        }
    }

    private Map<Integer, Integer> times(int[] members) {
        Map<Integer, Integer> times = new HashMap<>();
        for (int row : members) {
            times.merge(personOf[row], 1, Integer::sum);
        }
        return times;
    }
}
