package org.semblance.method.generalization;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Persons that classes can spare a row of: as many as there can be, by augmenting paths from persons to classes.
 *
 * <p>A class of more than k persons can lose some of them; and a person with two rows in a class loses one of them to no
 * harm. Each person is asked for one row, since further ones bring nobody new.
 */
final class SparedPersons {

    private final int[] personOf;
    private final int k;
    private final List<int[]> classes;
    private final int[] slack;
    private final List<Map<Integer, Integer>> lastRow = new ArrayList<>();
    private final Map<Integer, List<Integer>> classesOf = new LinkedHashMap<>();
    private final Map<Integer, Integer> free = new HashMap<>();
    private final List<List<Integer>> assigned = new ArrayList<>();

    SparedPersons(int[] personOf, int k, List<int[]> classes) {
        this.personOf = personOf;
        this.k = k;
        this.classes = classes;
        this.slack = new int[classes.size()];
        for (int one = 0; one < slack.length; one++) {
            Map<Integer, Integer> rows = new HashMap<>();
            int[] members = classes.get(one);
            for (int i = members.length - 1; i >= 0; i--) {
                int person = personOf[members[i]];
                if (rows.putIfAbsent(person, members[i]) == null) {
                    classesOf
                            .computeIfAbsent(person, unseen -> new ArrayList<>())
                            .add(one);
                } else {
                    free.putIfAbsent(person, rows.getOrDefault(person, members[i]));
                }
            }
            slack[one] = rows.size() - k;
            lastRow.add(rows);
            assigned.add(new ArrayList<>());
        }
    }

    /** A row for each person that these rows lack to be k; null when there are not so many, or no room for them. */
    int @Nullable [] beside(int[] out, int room) {
        int[] there =
                Arrays.stream(out).map(row -> personOf[row]).distinct().sorted().toArray();
        int wanted = k - there.length;
        if (wanted > room) {
            return null;
        }
        List<Integer> rows = new ArrayList<>();
        int found = 0;
        for (int person : classesOf.keySet()) {
            if (found == wanted) {
                break;
            }
            if (Arrays.binarySearch(there, person) >= 0) {
                continue;
            }
            Integer row = free.get(person);
            if (row != null) {
                rows.add(row);
                found++;
            } else if (assign(person, new boolean[classes.size()])) {
                found++;
            }
        }
        for (int one = 0; one < assigned.size(); one++) {
            for (int person : assigned.get(one)) {
                rows.add(lastRow.get(one).getOrDefault(person, -1));
            }
        }
        return found < wanted ? null : rows.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean assign(int person, boolean[] asked) {
        for (int one : classesOf.getOrDefault(person, List.of())) {
            if (asked[one]) {
                continue;
            }
            asked[one] = true;
            List<Integer> here = assigned.get(one);
            if (here.size() < slack[one]) {
                here.add(person);
                return true;
            }
            for (int i = 0; i < here.size(); i++) {
                if (assign(here.get(i), asked)) {
                    here.set(i, person);
                    return true;
                }
            }
        }
        return false;
    }
}
