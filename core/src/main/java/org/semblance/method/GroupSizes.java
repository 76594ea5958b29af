package org.semblance.method;

import java.io.Serializable;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.semblance.data.Rows;

/**
 * How large groups are, where their members are not listed.
 *
 * @param frequencies for each size, how many groups have it
 */
public record GroupSizes(SortedMap<Integer, Integer> frequencies) implements Trace, Serializable {

    public GroupSizes {
        frequencies = Collections.unmodifiableSortedMap(new TreeMap<>(frequencies));
    }

    /** The sizes of groups, each row as often as it counts. */
    static GroupSizes of(Groups groups, Rows rows) {
        return of(IntStream.range(0, groups.count()).map(group -> rows.times(groups.members(group))));
    }

    /** Groups of these sizes. */
    public static GroupSizes of(IntStream sizes) {
        SortedMap<Integer, Integer> frequencies = new TreeMap<>();
        sizes.forEach(size -> frequencies.merge(size, 1, Math::addExact));
        return new GroupSizes(frequencies);
    }

    /** Those of these groups and of others. */
    public GroupSizes and(GroupSizes others) {
        SortedMap<Integer, Integer> all = new TreeMap<>(frequencies);
        others.frequencies.forEach((size, count) -> all.merge(size, count, Math::addExact));
        return new GroupSizes(all);
    }
}
