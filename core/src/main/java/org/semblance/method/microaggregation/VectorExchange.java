package org.semblance.method.microaggregation;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.domain.vectors.Vector;
import org.semblance.domain.vectors.VectorSpace;

/**
 * Exchanges vectors between groups, two at a time, until no exchange brings them closer to what stands for their group.
 * Groups keep their sizes.
 *
 * <p>With S the sum of a group of n unit vectors, their distances from its direction add up to n − |S|, and the squared
 * ones from its mean to n − |S|²/n. So the sum of |S|, or of |S|²/n, is to grow: that of two groups when x of one and y
 * of the other change places. |S − x + y|² = |S|² + |x − y|² + 2 S·(y − x), of which all is known for every y at once
 * from the cosines of x, and from those of S.
 */
final class VectorExchange {

    /** An exchange that gains no more than this is left alone, so that rounding cannot lead round in circles. */
    private static final double LEAST_GAIN = 1e-9;

    /** All groups are gone through no more often than this. */
    private static final int ROUNDS = 50;

    private final VectorSpace space;
    private final boolean mean;
    /** The row at each place. Places are numbered group by group, as the groups were at the beginning. */
    private final int[] rows;

    /** Where the members of each group begin, and the place of each member. */
    private final int[] begins;

    private final int[] members;
    private final int[] groupOf;
    private final int groups;
    private final Cosines cosines;
    private final int[] all;
    /** |S|² of each group, and by how much its term grows at most when |S|² grows by 1. */
    private final double[] squares;

    private final double[] slopes;
    /** For each place its product with the sum of its own group. */
    private final double[] own;

    /** For each place its product with the sum of the group looked at, and with the row looked at. */
    private final double[] withGroup;

    private final double[] withRow;
    private final double[] withOther;
    /** For each group the product of its sum with the row looked at. */
    private final double[] withSum;

    /** For each group the largest product of a member with the sum of the group looked at, and the least with its own. */
    private final double[] bestHere;

    private final double[] worstThere;
    /** The largest distance that two rows may have. */
    private final double farthest;

    /** The groups that changed since all exchanges with them were last looked at. */
    private final boolean[] due;

    VectorExchange(VectorSpace space, List<int[]> partition) {
        this.space = space;
        this.mean = space.average() == UnitVectors.Average.MEAN;
        this.groups = partition.size();
        this.rows = partition.stream().flatMapToInt(Arrays::stream).toArray();
        this.cosines = Cosines.of(space.vectors(), rows);
        this.all = IntStream.range(0, rows.length).toArray();
        this.begins = new int[groups + 1];
        this.members = all.clone();
        this.groupOf = new int[rows.length];
        this.squares = new double[groups];
        this.slopes = new double[groups];
        this.own = new double[rows.length];
        this.withGroup = new double[rows.length];
        this.withRow = new double[rows.length];
        this.withOther = new double[rows.length];
        this.withSum = new double[groups];
        this.bestHere = new double[groups];
        this.worstThere = new double[groups];
        this.farthest = Cosines.least(space.vectors()) == 0 ? 1 : 2;
        this.due = new boolean[groups];
        Arrays.fill(due, true);
        for (int group = 0; group < groups; group++) {
            begins[group + 1] = begins[group] + partition.get(group).length;
            Arrays.fill(groupOf, begins[group], begins[group + 1], group);
            sum(group);
        }
    }

    /** What is known of a group from the sum of its rows. */
    private void sum(int group) {
        Vector sum = sumOf(group);
        for (int member = begins[group]; member < begins[group + 1]; member++) {
            own[members[member]] = sum.dot(space.vectors(), rows[members[member]]);
        }
        square(group);
    }

    private Vector sumOf(int group) {
        int[] summed = rows(group);
        Arrays.sort(summed);
        return space.sum(summed);
    }

    private int[] rows(int group) {
        return Arrays.stream(members, begins[group], begins[group + 1])
                .map(place -> rows[place])
                .toArray();
    }

    private int size(int group) {
        return begins[group + 1] - begins[group];
    }

    private void square(int group) {
        squares[group] = 0;
        for (int member = begins[group]; member < begins[group + 1]; member++) {
            squares[group] += own[members[member]];
        }
        // the root is concave: it grows by less than its tangent
        slopes[group] = mean ? 1.0 / size(group) : 0.5 / Math.sqrt(Math.max(Double.MIN_NORMAL, squares[group]));
    }

    /** The groups after all exchanges that gain something. */
    List<int[]> refined(Watcher watcher) {
        boolean changed = true;
        for (int round = 0; changed && round < ROUNDS; round++) {
            changed = false;
            for (int group = 0; group < groups; group++) {
                watcher.progress("mask", group, groups);
                if (due[group]) {
                    due[group] = false;
                    changed |= improve(group);
                }
            }
        }
        return IntStream.range(0, groups)
                .mapToObj(this::rows)
                .peek(Arrays::sort)
                .toList();
    }

    /** Lets every member change places with the one outside with whom that gains most. */
    private boolean improve(int group) {
        boolean changed = false;
        cosines.with(sumOf(group), all, rows.length, withGroup);
        bound();
        for (int member = begins[group]; member < begins[group + 1]; member++) {
            int other = best(members[member], group);
            if (other >= 0) {
                exchange(group, member, other);
                changed = true;
            }
        }
        return changed;
    }

    /**
     * With whom a member gains most, or −1 when it gains with nobody. A group in which even the row that fits best here,
     * in the place of the one that fits worst there, would gain nothing is passed over.
     */
    private int best(int x, int group) {
        with(x, withRow);
        double most = LEAST_GAIN;
        int best = -1;
        for (int other = 0; other < groups; other++) {
            double sum = 0;
            int end = begins[other + 1];
            for (int member = begins[other]; member < end; member++) {
                sum += withRow[members[member]];
            }
            withSum[other] = sum;
            double here = 2 * (farthest + bestHere[other] - own[x]);
            double there = 2 * (farthest + sum - worstThere[other]);
            if (here * slopes[group] + there * slopes[other] > most && other != group) {
                for (int member = begins[other]; member < end; member++) {
                    int y = members[member];
                    double gain = gain(x, group, y, other);
                    if (gain > most) {
                        most = gain;
                        best = y;
                    }
                }
            }
        }
        return best;
    }

    private double gain(int x, int group, int y, int other) {
        double apart = 1 - withRow[y];
        return gain(group, 2 * (apart + withGroup[y] - own[x])) + gain(other, 2 * (apart + withSum[other] - own[y]));
    }

    /** What holds of every group as long as the one looked at and its rows stay the same. */
    private void bound() {
        for (int other = 0; other < groups; other++) {
            double most = Double.NEGATIVE_INFINITY;
            double least = Double.POSITIVE_INFINITY;
            for (int member = begins[other]; member < begins[other + 1]; member++) {
                int y = members[member];
                most = withGroup[y] > most ? withGroup[y] : most;
                least = own[y] < least ? own[y] : least;
            }
            bestHere[other] = most;
            worstThere[other] = least;
        }
    }

    /** By how much the term of a group grows when its |S|² grows by so much. */
    private double gain(int group, double square) {
        return term(group, squares[group] + square) - term(group, squares[group]);
    }

    private double term(int group, double square) {
        return mean ? square / size(group) : Math.sqrt(Math.max(0, square));
    }

    private void with(int place, double[] out) {
        cosines.with(Vector.of(space.vectors(), rows[place]), all, rows.length, out);
    }

    /** Lets the member looked at and another row change places; what is known of both groups follows. */
    private void exchange(int group, int member, int y) {
        int other = groupOf[y];
        int x = members[member];
        with(y, withOther);
        own[x] = withSum[other];
        members[member] = y;
        int seat = begins[other];
        while (members[seat] != y) {
            seat++;
        }
        members[seat] = x;
        groupOf[x] = other;
        groupOf[y] = group;
        for (int place = 0; place < rows.length; place++) {
            withGroup[place] += withOther[place] - withRow[place];
        }
        for (int i = begins[group]; i < begins[group + 1]; i++) {
            own[members[i]] = withGroup[members[i]];
        }
        for (int i = begins[other]; i < begins[other + 1]; i++) {
            own[members[i]] += withRow[members[i]] - withOther[members[i]];
        }
        square(group);
        square(other);
        bound();
        due[group] = true;
        due[other] = true;
    }
}
