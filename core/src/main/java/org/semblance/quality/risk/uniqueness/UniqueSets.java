package org.semblance.quality.risk.uniqueness;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Column;

/**
 * The minimal unique sets of some columns, counted.
 */
public final class UniqueSets {

    private final int people;
    private final int size;
    private final List<UniqueSet> sets;
    private final int[] smallest;

    /**
     * @param people the number of persons, or of rows if persons are not distinguished
     * @param size sets of up to this many columns were searched, all of them
     * @param sets the sets on which somebody is minimally unique, by size, then in the order of columns
     * @param smallest for each person, or row, the size of the smallest set on which it is unique; 0 if there is none
     */
    private UniqueSets(int people, int size, List<UniqueSet> sets, int[] smallest) {
        this.people = people;
        this.size = size;
        this.sets = List.copyOf(sets);
        this.smallest = smallest;
    }

    public int people() {
        return people;
    }

    public int size() {
        return size;
    }

    public List<UniqueSet> sets() {
        return sets;
    }

    public int[] smallest() {
        return smallest;
    }

    /**
     * Searches for sets of up to some number of columns.
     *
     * @param persons the number of the person of each row, from 0 without gaps; without it, each row is a person
     */
    public static UniqueSets of(List<? extends Column> columns, Optional<int[]> persons, int most, Watcher watcher) {
        UniqueSetSearch search = UniqueSetSearch.of(columns, persons);
        int[] smallest = new int[search.people()];
        List<UniqueSet> sets = new ArrayList<>();
        search.each(
                most,
                (set, unique, minimal) -> {
                    int first = 0;
                    for (int person = minimal.nextSetBit(0); person >= 0; person = minimal.nextSetBit(person + 1)) {
                        if (smallest[person] == 0 || smallest[person] == set.length) {
                            smallest[person] = set.length;
                            first++;
                        }
                    }
                    sets.add(new UniqueSet(
                            IntStream.of(set)
                                    .mapToObj(column -> columns.get(column).name())
                                    .toList(),
                            unique.cardinality(),
                            minimal.cardinality(),
                            first));
                },
                watcher);
        return new UniqueSets(search.people(), search.reach(most), sets, smallest);
    }

    /** The number of persons, or rows, that are unique on some set of up to so many columns. */
    public int unique(int columns) {
        return (int) IntStream.of(smallest)
                .filter(size -> size > 0 && size <= columns)
                .count();
    }
}
