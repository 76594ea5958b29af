package org.semblance.method;

import java.util.Arrays;
import java.util.List;

/** A partition of the rows of a table into groups. */
public final class Groups implements Trace {

    private final List<int[]> members;
    private final int[] groupOf;

    /** The partition of {@code size} rows into these groups. */
    public Groups(int size, List<int[]> members) {
        this.members = List.copyOf(members);
        this.groupOf = new int[size];
        Arrays.fill(groupOf, -1);
        int placed = 0;
        for (int group = 0; group < members.size(); group++) {
            for (int row : members.get(group)) {
                if (groupOf[row] >= 0) {
                    throw new IllegalArgumentException("a row in two groups");
                }
                groupOf[row] = group;
                placed++;
            }
        }
        if (placed < size) {
            throw new IllegalArgumentException("a row in no group");
        }
    }

    public int count() {
        return members.size();
    }

    /** The rows of a group. */
    public int[] members(int group) {
        return members.get(group).clone();
    }

    /** The group of each row. */
    public int[] groupOf() {
        return groupOf.clone();
    }

    public int smallest() {
        return members.stream().mapToInt(rows -> rows.length).min().orElse(0);
    }

    public int largest() {
        return members.stream().mapToInt(rows -> rows.length).max().orElse(0);
    }

    /** The members of two groups, those of the first one first. */
    public static int[] together(int[] one, int[] other) {
        int[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }
}
