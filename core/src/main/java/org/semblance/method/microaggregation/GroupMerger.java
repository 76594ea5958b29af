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
 * Merges groups until each holds what is aimed for: the one that lacks most with the one whose prototype is nearest.
 *
 * <p>Soria-Comas, Domingo-Ferrer, Sánchez and Martínez, IEEE TKDE 27 (2015), Algorithm 1, where what is aimed for is
 * t-closeness and what a group lacks is its distance from the table. Ties go to the group that was made first.
 */
final class GroupMerger {

    /** Prototypes of groups as large as this are kept up to date; those of smaller ones are worked out anew. */
    private static final int LARGE = 256;

    private final Records records;
    private final IntFunction<int[]> rowsOf;
    private final ToDoubleFunction<int[]> lack;
    private final List<Group> groups = new ArrayList<>();

    /** A group: its records, the rows they stand for, and what it lacks. */
    private static final class Group {
        private final int number;
        private int[] members;
        private int[] rows;
        private Records.Point prototype;
        private double lack;
        /** Where it stands in the list of those left, or −1 when it has been merged into another. */
        private int place;
        /** The large one's tally, with all members in it; null for small ones. */
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
     * What is to be merged.
     *
     * @param rowsOf the rows of the table that each record stands for
     * @param lack how far a class of rows is from what is aimed for; 0 where it holds
     */
    GroupMerger(Records records, IntFunction<int[]> rowsOf, ToDoubleFunction<int[]> lack) {
        this.records = records;
        this.rowsOf = rowsOf;
        this.lack = lack;
    }

    /** The groups, merged; all records as one group must hold what is aimed for. */
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
                continue; // merged since
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

    /** The larger one takes over the other's records. */
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
