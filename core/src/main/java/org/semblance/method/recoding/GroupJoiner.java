package org.semblance.method.recoding;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.semblance.Watcher;
import org.semblance.method.Groups;
import org.semblance.privacy.Aim;

/**
 * Merges groups until each satisfies a goal: a violating group joins the one among the nearest, by the smallest common
 * loss, with which it then satisfies the goal. Joining another violating group may cost twice as much, since both
 * benefit. All rows as one group satisfy the goal, so the process ends.
 */
final class GroupJoiner {

    /** The number of nearest groups tried. */
    private static final int NEAREST = 16;

    private final List<AttributeLabels> labels;
    private final RecodingUnits units;
    private final Aim.Judge judge;
    private final List<Part> parts = new ArrayList<>();

    /** A group that may grow; not alive once it has joined another. */
    private static final class Part {

        private int[] members;
        private int[] rows;
        private final int[] shown;
        private double loss;
        private boolean holds;
        private boolean alive = true;

        Part(int[] members, int[] rows, int[] shown) {
            this.members = members;
            this.rows = rows;
            this.shown = shown;
        }
    }

    /** Merges groups of units with these labels; the judge receives rows. */
    GroupJoiner(List<AttributeLabels> labels, RecodingUnits units, Aim.Judge judge) {
        this.labels = labels;
        this.units = units;
        this.judge = judge;
    }

    Groups of(Groups groups, Watcher watcher) {
        Deque<Part> failing = new ArrayDeque<>();
        for (int group = 0; group < groups.count(); group++) {
            Part part = part(groups.members(group));
            part.holds = judge.holds(part.rows);
            parts.add(part);
            if (!part.holds) {
                failing.add(part);
            }
        }
        for (Part part = failing.poll(); part != null; part = failing.poll()) {
            watcher.progress("mask", groups.count() - failing.size(), groups.count());
            if (part.alive && !part.holds) {
                join(part);
                failing.add(part);
            }
        }
        return new Groups(
                units.count(),
                parts.stream()
                        .filter(part -> part.alive)
                        .map(part -> part.members)
                        .sorted((one, other) -> one[0] - other[0])
                        .toList());
    }

    private Part part(int[] members) {
        int[] shown = new int[labels.size()];
        for (int j = 0; j < shown.length; j++) {
            int[] valueOf = labels.get(j).valueOf();
            shown[j] = valueOf[members[0]];
            for (int unit : members) {
                shown[j] = labels.get(j).join(shown[j], valueOf[unit]);
            }
        }
        int[] rows = Arrays.stream(members)
                .flatMap(unit -> Arrays.stream(units.rows().get(unit)))
                .toArray();
        Part part = new Part(members, rows, shown);
        part.loss = loss(part, part);
        return part;
    }

    /** The loss of a row that shows the common labels of two groups. */
    private double loss(Part one, Part other) {
        double loss = 0;
        for (int j = 0; j < one.shown.length; j++) {
            AttributeLabels ofAttribute = labels.get(j);
            loss += ofAttribute.loss(ofAttribute.meeting(one.shown[j], other.shown[j]));
        }
        return loss;
    }

    /** Absorbs another group. */
    private void join(Part part) {
        List<Part> others =
                parts.stream().filter(other -> other.alive && other != part).toList();
        double[] more = others.stream().mapToDouble(other -> more(part, other)).toArray();
        int[] nearest = nearest(more);
        for (int near : nearest) {
            if (judge.holds(Groups.together(part.rows, others.get(near).rows))) {
                merge(part, others.get(near));
                part.holds = true;
                return;
            }
        }
        merge(part, others.get(nearest[0]));
    }

    /** The additional loss for each of the two groups that needs to join another. */
    private double more(Part part, Part other) {
        double more = loss(part, other) * (part.rows.length + other.rows.length)
                - part.loss * part.rows.length
                - other.loss * other.rows.length;
        return other.holds ? more : more / 2;
    }

    /** The indices of the smallest numbers, smallest first. */
    private static int[] nearest(double[] more) {
        int[] nearest = new int[Math.min(NEAREST, more.length)];
        int found = 0;
        for (int i = 0; i < more.length; i++) {
            int place = found;
            while (place > 0 && more[i] < more[nearest[place - 1]]) {
                place--;
            }
            if (place < nearest.length) {
                found = Math.min(found + 1, nearest.length);
                System.arraycopy(nearest, place, nearest, place + 1, found - 1 - place);
                nearest[place] = i;
            }
        }
        return nearest;
    }

    private void merge(Part part, Part other) {
        part.members = Groups.together(part.members, other.members);
        Arrays.sort(part.members);
        part.rows = Groups.together(part.rows, other.rows);
        for (int j = 0; j < part.shown.length; j++) {
            part.shown[j] = labels.get(j).meeting(part.shown[j], other.shown[j]);
        }
        part.loss = loss(part, part);
        other.alive = false;
    }
}
