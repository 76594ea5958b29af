package org.semblance.method;

import java.io.Serializable;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.semblance.data.Rows;

/**
 * The trace of a partition whose members are not listed: the sizes of its groups.
 *
 * @param frequencies for each size the number of groups
 */
public record GroupSizes(SortedMap<Integer, Integer> frequencies) implements Trace, Serializable {

    public GroupSizes {
        frequencies = Collections.unmodifiableSortedMap(new TreeMap<>(frequencies));
    }

    /** The sizes of groups, with the multiplicities of rows. */
    static GroupSizes of(Groups groups, Rows rows) {
        return of(IntStream.range(0, groups.count()).map(group -> rows.times(groups.members(group))));
    }

    /** Groups of these sizes. */
    public static GroupSizes of(IntStream sizes) {
        SortedMap<Integer, Integer> frequencies = new TreeMap<>();
        sizes.forEach(size -> frequencies.merge(size, 1, Math::addExact));
        return new GroupSizes(frequencies);
    }

    /** The sizes of both sets of groups. */
    public GroupSizes and(GroupSizes others) {
        SortedMap<Integer, Integer> all = new TreeMap<>(frequencies);
        others.frequencies.forEach((size, count) -> all.merge(size, count, Math::addExact));
        return new GroupSizes(all);
    }
}
