package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.domain.Records;
import org.semblance.domain.Tally;
import org.semblance.method.Groups;

/**
 * Merges groups until each satisfies a goal: the group that lacks most with the one whose prototype is nearest.
 *
 * <p>Soria-Comas, Domingo-Ferrer, Sánchez and Martínez, IEEE TKDE 27 (2015), Algorithm 1, where the goal is t-closeness
 * and the lack of a group is its distance from the table. Ties go to the group formed first.
 */
final class GroupMerger {

    /** Prototypes of groups of at least this size are updated incrementally; others are recomputed. */
    private static final int LARGE = 256;

    private final Records records;
    private final IntFunction<int[]> rowsOf;
    private final ToDoubleFunction<int[]> lack;
    private final List<Group> groups = new ArrayList<>();

    /** A group: its records, their rows, and what it lacks. */
    private static final class Group {
        private final int number;
        private int[] members;
        private int[] rows;
        private Records.Point prototype;
        private double lack;
        /** Its position in the list of remaining groups, or −1 if merged into another. */
        private int place;
        /** The tally of a large group with all its members; null for small groups. */
        private @Nullable Tally<Records.Point> tally;

        private Group(int number, int[] members, int[] rows, Records.Point prototype, double lack) {
            this.number = number;
            this.members = members;
            this.rows = rows;
            this.prototype = prototype;
            this.lack = lack;
            this.place = number;
        }
    }

    private record Entry(Group group, double lack) {}

    /**
     * Prepares merging.
     *
     * @param rowsOf the rows of each record
     * @param lack how far a class of rows is from the goal; 0 if satisfied
     */
    GroupMerger(Records records, IntFunction<int[]> rowsOf, ToDoubleFunction<int[]> lack) {
        this.records = records;
        this.rowsOf = rowsOf;
        this.lack = lack;
    }

    /** Merges the groups; all records together must satisfy the goal. */
    List<int[]> merged(List<int[]> partition, Watcher watcher) {
        PriorityQueue<Entry> lacking = new PriorityQueue<>(
                Comparator.comparingDouble((Entry entry) -> -entry.lack).thenComparingInt(entry -> entry.group.number));
        for (int[] members : partition) {
            watcher.progress("merge", 0, partition.size());
            int[] rows = Arrays.stream(members)
                    .flatMap(member -> Arrays.stream(rowsOf.apply(member)))
                    .toArray();
            Group group = new Group(groups.size(), members, rows, records.prototype(members), lack.applyAsDouble(rows));
            groups.add(group);
            if (group.lack > 0) {
                lacking.add(new Entry(group, group.lack));
            }
        }
        while (!lacking.isEmpty() && groups.size() > 1) {
            Entry worst = lacking.remove();
            if (worst.group.place < 0 || worst.group.lack != worst.lack) {
                continue; // merged in the meantime
            }
            watcher.progress("merge", partition.size() - (long) groups.size(), partition.size());
            Group merged = merge(worst.group, nearest(worst.group));
            if (merged.lack > 0) {
                lacking.add(new Entry(merged, merged.lack));
            }
        }
        return groups.stream()
                .sorted(Comparator.comparingInt(group -> group.number))
                .map(group -> group.members)
                .toList();
    }

    private Group nearest(Group group) {
        Group nearest = group;
        double least = Double.POSITIVE_INFINITY;
        for (Group other : groups) {
            if (other == group) {
                continue;
            }
            double span = records.span(group.prototype, other.prototype, least);
            if (nearest == group || span < least || (span == least && other.number < nearest.number)) {
                nearest = other;
                least = span;
            }
        }
        return nearest;
    }

    /** Merges the smaller group into the larger one. */
    private Group merge(Group one, Group other) {
        Group into = one.members.length >= other.members.length ? one : other;
        Group from = into == one ? other : one;
        int before = into.members.length;
        into.members = Groups.together(into.members, from.members);
        into.rows = Groups.together(into.rows, from.rows);
        into.prototype = prototype(into, before);
        into.lack = lack.applyAsDouble(into.rows);
        Group last = groups.remove(groups.size() - 1);
        if (last != from) {
            groups.set(from.place, last);
            last.place = from.place;
        }
        from.place = -1;
        from.tally = null;
        return into;
    }

    private Records.Point prototype(Group group, int before) {
        if (group.members.length < LARGE) {
            return records.prototype(group.members);
        }
        Tally<Records.Point> tally = group.tally;
        int from = before;
        if (tally == null) {
            tally = records.tally();
            group.tally = tally;
            from = 0;
        }
        for (int place = from; place < group.members.length; place++) {
            tally.add(group.members[place]);
        }
        return tally.prototype();
    }
}
