package org.semblance.quality.risk.reconstruction;

import java.util.Arrays;
import java.util.Random;
import org.semblance.Watcher;

/**
 * The sets whose means are closest to the published ones, where none fits: among all sets if there are few, otherwise
 * found by exchanging members one at a time, from several beginnings.
 *
 * <p>Who is in the closest set is named if each set without them is so much farther away that it is 20 times less likely,
 * taking what separates the closest set from the published means for normal noise of one standard deviation in each
 * column. So a displacement that is small against the distances between sets hides nobody, whatever its size.
 */
final class ClosestSets {

    private static final double ODDS = 20;

    private static final int BEGINNINGS = 24;

    /** Up to this number, all sets are looked at. */
    private static final int FEW_SETS = 50_000;

    /** The largest number of people among whom members are exchanged. */
    private static final int MOST_PEOPLE = 400;

    private final double[][] offsets;
    private final SumBounds bounds;
    private final double[] scales;
    private final int size;
    private final int columns;
    private final int people;
    private final Watcher watcher;

    private final int[] closest;
    private double least = Double.POSITIVE_INFINITY;
    private boolean[] named = new boolean[0];

    private ClosestSets(double[][] offsets, SumBounds bounds, int size, Watcher watcher) {
        this.offsets = offsets;
        this.bounds = bounds;
        this.size = size;
        this.columns = bounds.columns();
        this.people = Math.min(MOST_PEOPLE, offsets.length);
        this.watcher = watcher;
        this.closest = new int[size];
        this.scales = new double[columns];
        int near = Math.min(people, 2 * size);
        for (int column = 0; column < columns; column++) {
            double squares = 0;
            for (int person = 0; person < near; person++) {
                double value = value(person, column);
                squares += value * value;
            }
            scales[column] = squares == 0 ? 0 : 1 / (squares / near);
        }
    }

    /**
     * Searches for the closest sets.
     *
     * @param offsets how far each person is from the published means, nearest first
     */
    static ClosestSets search(double[][] offsets, SumBounds bounds, int size, Watcher watcher) {
        ClosestSets search = new ClosestSets(offsets, bounds, size, watcher);
        search.walk((members, misfit, out, in) -> search.nearer(members, misfit, out, in));
        double enough = search.least * (1 + 2 * Math.log(ODDS) / search.columns);
        search.named = new boolean[search.people];
        for (int person : search.closest) {
            search.named[person] = true;
        }
        search.walk((members, misfit, out, in) -> search.rule(members, misfit, out, in, enough));
        return search;
    }

    /** Whether a person is in the closest set and in all that are nearly as close. */
    boolean named(int person) {
        return person < people && named[person];
    }

    /** The people of the closest set. */
    int[] closest() {
        return closest.clone();
    }

    private interface Visitor {
        /** Sees a set: the members, with the one at {@code out} exchanged for {@code in} unless that is negative. */
        void see(int[] members, double misfit, int out, int in);
    }

    private void nearer(int[] members, double misfit, int out, int in) {
        if (misfit < least) {
            least = misfit;
            System.arraycopy(members, 0, closest, 0, size);
            if (in >= 0) {
                closest[out] = in;
            }
        }
    }

    private void rule(int[] members, double misfit, int out, int in, double enough) {
        if (misfit > enough) {
            return;
        }
        for (int person : closest) {
            boolean member = person == in;
            for (int i = 0; i < size && !member; i++) {
                member = members[i] == person && !(in >= 0 && i == out);
            }
            named[person] &= member;
        }
    }

    /** Walks to a closest set from each beginning, always in the same way, and shows all sets on the way. */
    private void walk(Visitor visitor) {
        int[] members = new int[size];
        if (SubsetSums.halves(people, size) <= FEW_SETS) {
            all(members, 0, 0, visitor);
            return;
        }
        Random random = new Random(1);
        for (int beginning = 0; beginning < BEGINNINGS; beginning++) {
            if (beginning == 0) {
                Arrays.setAll(members, i -> i);
            } else {
                begin(members, random);
            }
            descend(members, visitor);
        }
    }

    private void all(int[] members, int depth, int from, Visitor visitor) {
        if (depth == size) {
            double[] sums = new double[columns];
            for (int person : members) {
                add(person, sums);
            }
            visitor.see(members, misfit(sums, 0, 0, false), 0, -1);
            return;
        }
        for (int person = from; person <= people - (size - depth); person++) {
            members[depth] = person;
            all(members, depth + 1, person + 1, visitor);
        }
    }

    private void add(int person, double[] sums) {
        for (int column = 0; column < columns; column++) {
            sums[column] += value(person, column);
        }
    }

    /** People at random, rather near ones. */
    private void begin(int[] members, Random random) {
        int among = Math.min(people, (2 + random.nextInt(6)) * size);
        int[] all = new int[among];
        Arrays.setAll(all, i -> i);
        for (int i = 0; i < size; i++) {
            int other = i + random.nextInt(among - i);
            int one = all[other];
            all[other] = all[i];
            all[i] = one;
            members[i] = one;
        }
    }

    private void descend(int[] members, Visitor visitor) {
        double[] sums = new double[columns];
        boolean[] inside = new boolean[people];
        for (int person : members) {
            inside[person] = true;
            add(person, sums);
        }
        double here = misfit(sums, 0, 0, false);
        visitor.see(members, here, 0, -1);
        while (true) {
            watcher.progress("measure", 0, 1);
            int bestOut = -1;
            int bestIn = -1;
            double best = here;
            for (int out = 0; out < size; out++) {
                for (int in = 0; in < people; in++) {
                    if (!inside[in]) {
                        double there = misfit(sums, members[out], in, true);
                        visitor.see(members, there, out, in);
                        if (there < best) {
                            best = there;
                            bestOut = out;
                            bestIn = in;
                        }
                    }
                }
            }
            if (bestOut < 0) {
                return;
            }
            int leaving = members[bestOut];
            for (int column = 0; column < columns; column++) {
                sums[column] += value(bestIn, column) - value(leaving, column);
            }
            inside[leaving] = false;
            inside[bestIn] = true;
            members[bestOut] = bestIn;
            here = misfit(sums, 0, 0, false);
        }
    }

    private double misfit(double[] sums, int out, int in, boolean exchanged) {
        double misfit = 0;
        for (int column = 0; column < columns; column++) {
            double sum = exchanged ? sums[column] + value(in, column) - value(out, column) : sums[column];
            double from = Math.max(0, Math.abs(sum) / size - bounds.reach()[column]);
            misfit += from * from * scales[column];
        }
        return misfit;
    }

    private double value(int person, int column) {
        double value = offsets[person][column];
        return Double.isNaN(value) ? 0 : value;
    }
}
