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
final class Exchange {

    /** An exchange that gains no more than this is left alone, so that rounding cannot lead round in circles. */
    private static final double LEAST_GAIN = 1e-9;

    /** All groups are gone through no more often than this. */
    private static final int ROUNDS = 50;

    private final VectorSpace space;
    private final boolean mean;
    /** The row at each place, and the places of each group. */
    private final int[] rows;

    private final int[][] members;
    private final int[] groupOf;
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

    /** The groups that changed since all exchanges with them were last looked at. */
    private final boolean[] due;

    Exchange(VectorSpace space, List<int[]> groups) {
        this.space = space;
        this.mean = space.average() == UnitVectors.Average.MEAN;
        this.rows = groups.stream().flatMapToInt(Arrays::stream).sorted().toArray();
        this.cosines = Cosines.of(space.vectors(), rows);
        this.all = IntStream.range(0, rows.length).toArray();
        this.members = new int[groups.size()][];
        this.groupOf = new int[rows.length];
        this.squares = new double[groups.size()];
        this.slopes = new double[groups.size()];
        this.own = new double[rows.length];
        this.withGroup = new double[rows.length];
        this.withRow = new double[rows.length];
        this.withOther = new double[rows.length];
        this.withSum = new double[groups.size()];
        this.due = new boolean[groups.size()];
        Arrays.fill(due, true);
        for (int group = 0; group < members.length; group++) {
            members[group] = Arrays.stream(groups.get(group))
                    .map(row -> Arrays.binarySearch(rows, row))
                    .sorted()
                    .toArray();
            for (int place : members[group]) {
                groupOf[place] = group;
            }
            sum(group);
        }
    }

    /** What is known of a group from the sum of its rows. */
    private void sum(int group) {
        Vector sum = sumOf(group);
        for (int place : members[group]) {
            own[place] = sum.dot(space.vectors(), rows[place]);
        }
        square(group);
    }

    private Vector sumOf(int group) {
        return space.sum(
                Arrays.stream(members[group]).map(place -> rows[place]).sorted().toArray());
    }

    private void square(int group) {
        squares[group] = 0;
        for (int place : members[group]) {
            squares[group] += own[place];
        }
        // the root is concave: it grows by less than its tangent
        slopes[group] =
                mean ? 1.0 / members[group].length : 0.5 / Math.sqrt(Math.max(Double.MIN_NORMAL, squares[group]));
    }

    /** The groups after all exchanges that gain something. */
    List<int[]> refined(Watcher watcher) {
        boolean changed = true;
        for (int round = 0; changed && round < ROUNDS; round++) {
            changed = false;
            for (int group = 0; group < members.length; group++) {
                watcher.progress("mask", group, members.length);
                if (due[group]) {
                    due[group] = false;
                    changed |= improve(group);
                }
            }
        }
        return Arrays.stream(members)
                .map(places ->
                        Arrays.stream(places).map(place -> rows[place]).sorted().toArray())
                .toList();
    }

    /** Lets every member change places with the one outside with whom that gains most. */
    private boolean improve(int group) {
        boolean changed = false;
        cosines.with(sumOf(group), all, rows.length, withGroup);
        for (int member = 0; member < members[group].length; member++) {
            int other = best(members[group][member], group);
            if (other >= 0) {
                exchange(group, member, other);
                changed = true;
            }
        }
        return changed;
    }

    /** With whom a member gains most, or −1 when it gains with nobody. */
    private int best(int x, int group) {
        with(x, withRow);
        Arrays.fill(withSum, 0);
        for (int place = 0; place < rows.length; place++) {
            withSum[groupOf[place]] += withRow[place];
        }
        double most = LEAST_GAIN;
        int best = -1;
        double slope = slopes[group];
        double mine = own[x];
        for (int y = 0; y < rows.length; y++) {
            int other = groupOf[y];
            double apart = 1 - withRow[y];
            double here = 2 * (apart + withGroup[y] - mine);
            double there = 2 * (apart + withSum[other] - own[y]);
            if (here * slope + there * slopes[other] > most && other != group) {
                double gain = gain(group, here) + gain(other, there);
                if (gain > most) {
                    most = gain;
                    best = y;
                }
            }
        }
        return best;
    }

    /** By how much the term of a group grows when its |S|² grows by so much. */
    private double gain(int group, double square) {
        return term(group, squares[group] + square) - term(group, squares[group]);
    }

    private double term(int group, double square) {
        return mean ? square / members[group].length : Math.sqrt(Math.max(0, square));
    }

    private void with(int place, double[] out) {
        cosines.with(Vector.of(space.vectors(), rows[place]), all, rows.length, out);
    }

    /** Lets the member looked at and another row change places; what is known of both groups follows. */
    private void exchange(int group, int member, int y) {
        int other = groupOf[y];
        int x = members[group][member];
        with(y, withOther);
        own[x] = withSum[other];
        members[group][member] = y;
        members[other] = Arrays.stream(members[other])
                .map(place -> place == y ? x : place)
                .toArray();
        groupOf[x] = other;
        groupOf[y] = group;
        for (int place = 0; place < rows.length; place++) {
            withGroup[place] += withOther[place] - withRow[place];
        }
        for (int place : members[group]) {
            own[place] = withGroup[place];
        }
        for (int place : members[other]) {
            own[place] += withRow[place] - withOther[place];
        }
        square(group);
        square(other);
        due[group] = true;
        due[other] = true;
    }
}
