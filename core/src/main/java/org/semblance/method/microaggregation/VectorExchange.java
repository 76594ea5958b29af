package org.semblance.method.microaggregation;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.domain.vectors.Vector;
import org.semblance.domain.vectors.VectorSpace;

/**
 * Improves groups of vectors by exchanging members in pairs until no exchange brings them closer to the prototypes of
 * their groups. Groups keep their sizes.
 *
 * <p>With S the sum of a group of n unit vectors, their cosine distances from its direction sum to n − |S|, and their
 * squared distances from its mean to n − |S|²/n. So the sum of |S|, or of |S|²/n, is to be increased by exchanging x of
 * one group with y of another. |S − x + y|² = |S|² + |x − y|² + 2 S·(y − x), where everything is known for all y at
 * once from the cosines of x and of S.
 */
final class VectorExchange {

    /** Exchanges with a smaller gain are not made, so that rounding cannot cause endless cycles. */
    private static final double LEAST_GAIN = 1e-9;

    /** The largest number of passes over all groups. */
    private static final int ROUNDS = 50;

    private final VectorSpace space;
    private final boolean mean;
    /** The row at each position. Positions are numbered group by group, as at the start. */
    private final int[] rows;

    /** The start of the members of each group, and the position of each member. */
    private final int[] begins;

    private final int[] members;
    private final int[] groupOf;
    private final int groups;
    private final Cosines cosines;
    private final int[] all;
    /** |S|² of each group, and the largest increase of its term per unit of |S|². */
    private final double[] squares;

    private final double[] slopes;
    /** For each position its product with the sum of its own group. */
    private final double[] own;

    /** For each position its products with the sum of the current group and with the current row. */
    private final double[] withGroup;

    private final double[] withRow;
    private final double[] withOther;
    /** For each group the product of its sum with the current row. */
    private final double[] withSum;

    /**
     * For each group the largest product of a member with the sum of the current group, and the smallest with its own.
     */
    private final double[] bestHere;

    private final double[] worstThere;
    /** The largest possible distance of two rows. */
    private final double farthest;

    /** The groups that changed since all exchanges with them were examined. */
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

    /** Updates the data of a group from the sum of its rows. */
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
        // the root is concave: it grows less than its tangent
        slopes[group] = mean ? 1.0 / size(group) : 0.5 / Math.sqrt(Math.max(Double.MIN_NORMAL, squares[group]));
    }

    /** The groups after all exchanges with a gain. */
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

    /** Exchanges every member with the outside row that gives the largest gain. */
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
     * The row with which a member gains most, or −1 if there is no gain. A group is skipped if even its best row here,
     * in place of the worst fitting one there, would give no gain.
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

    /** Updates the bounds of every group for the current group. */
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

    /** The increase of the term of a group if its |S|² grows by this much. */
    private double gain(int group, double square) {
        return term(group, squares[group] + square) - term(group, squares[group]);
    }

    private double term(int group, double square) {
        return mean ? square / size(group) : Math.sqrt(Math.max(0, square));
    }

    private void with(int place, double[] out) {
        cosines.with(Vector.of(space.vectors(), rows[place]), all, rows.length, out);
    }

    /** Exchanges the current member with another row and updates both groups. */
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
