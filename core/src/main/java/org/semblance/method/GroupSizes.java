package org.semblance.method;

import java.io.Serializable;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How large groups are, where their members are not listed.
 *
 * @param frequencies for each size, how many groups have it
 */
public record GroupSizes(SortedMap<Integer, Integer> frequencies) implements Trace, Serializable {

    public GroupSizes {
        frequencies = Collections.unmodifiableSortedMap(new TreeMap<>(frequencies));
    }

    /** Those of groups at hand. */
    public static GroupSizes of(List<int[]> groups) {
        SortedMap<Integer, Integer> frequencies = new TreeMap<>();
        groups.forEach(members -> frequencies.merge(members.length, 1, Math::addExact));
        return new GroupSizes(frequencies);
    }

    /** Those of these groups and of others. */
    public GroupSizes and(GroupSizes others) {
        SortedMap<Integer, Integer> all = new TreeMap<>(frequencies);
        others.frequencies.forEach((size, count) -> all.merge(size, count, Math::addExact));
        return new GroupSizes(all);
    }
}
