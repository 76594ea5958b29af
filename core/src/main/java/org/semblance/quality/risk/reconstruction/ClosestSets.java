package org.semblance.quality.risk.reconstruction;

import java.util.Arrays;
import java.util.Random;
import org.semblance.Watcher;

/**
 * The sets whose means are closest to the published ones, where none fits: among all sets if there are few, otherwise
 * found by exchanging one or two members at a time, from several beginnings. One of these is the right set: what is found
 * then holds against attackers who search better, too.
 *
 * <p>Who is in the closest set is named if each set without them is so much farther away that it is 20 times less likely,
 * taking what separates the closest set from the published means for normal noise of one standard deviation in each
 * column. So a displacement that is small against the distances between sets hides nobody, whatever its size.
 */
final class ClosestSets {

    private static final double ODDS = 20;

    private static final int BEGINNINGS = 8;

    /** Up to this number, all sets are looked at. */
    private static final int FEW_SETS = 50_000;

    /** Two members at a time are exchanged for people who are so near. */
    private static final int NEAR = 48;

    private final double[][] offsets;
    private final SumBounds bounds;
    private final double[] scales;
    private final int size;
    private final int columns;
    private final int people;
    private final Watcher watcher;

    private final int[] right;
    private final int[] closest;
    private double least = Double.POSITIVE_INFINITY;
    private boolean[] named = new boolean[0];

    private ClosestSets(double[][] offsets, SumBounds bounds, int size, int[] right, Watcher watcher) {
        this.offsets = offsets;
        this.bounds = bounds;
        this.size = size;
        this.columns = bounds.columns();
        this.people = offsets.length;
        this.right = right;
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
     * @param right the right set; empty if the register does not have it
     */
    static ClosestSets search(double[][] offsets, SumBounds bounds, int size, int[] right, Watcher watcher) {
        ClosestSets search = new ClosestSets(offsets, bounds, size, right, watcher);
        search.walk(search::nearer);
        double enough = search.least * (1 + 2 * Math.log(ODDS) / search.columns);
        search.named = new boolean[search.people];
        for (int person : search.closest) {
            search.named[person] = true;
        }
        search.walk((set, misfit) -> search.rule(set, misfit, enough));
        return search;
    }

    /** Whether a person is in the closest set and in all that are nearly as close. */
    boolean named(int person) {
        return person < people && named[person];
    }

    /** A set: some members, of whom up to two are exchanged for others. */
    private static final class Exchange {
        private final int[] members;
        private int out = -1;
        private int in = -1;
        private int otherOut = -1;
        private int otherIn = -1;

        private Exchange(int[] members) {
            this.members = members;
        }

        private int[] set() {
            int[] set = members.clone();
            if (out >= 0) {
                set[out] = in;
            }
            if (otherOut >= 0) {
                set[otherOut] = otherIn;
            }
            return set;
        }

        private boolean contains(int person) {
            for (int i = 0; i < members.length; i++) {
                int member = i == out ? in : i == otherOut ? otherIn : members[i];
                if (member == person) {
                    return true;
                }
            }
            return false;
        }
    }

    @FunctionalInterface
    private interface Visitor {
        void see(Exchange set, double misfit);
    }

    private void nearer(Exchange set, double misfit) {
        if (misfit < least) {
            least = misfit;
            System.arraycopy(set.set(), 0, closest, 0, size);
        }
    }

    private void rule(Exchange set, double misfit, double enough) {
        if (misfit <= enough) {
            for (int person : closest) {
                named[person] &= set.contains(person);
            }
        }
    }

    /** Walks to a closest set from each beginning, always in the same way, and shows all sets on the way. */
    private void walk(Visitor visitor) {
        int[] members = new int[size];
        if (SubsetSums.halves(people, size) <= FEW_SETS) {
            all(members, 0, 0, visitor);
            return;
        }
        if (right.length == size) {
            descend(right.clone(), visitor);
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
            visitor.see(new Exchange(members), misfit(sums));
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
        double here = misfit(sums);
        visitor.see(new Exchange(members), here);
        while (true) {
            watcher.progress("measure", 0, 1);
            Exchange best = new Exchange(members);
            double there = one(best, sums, inside, here, visitor);
            if (there >= here) {
                there = two(best, sums, inside, here, visitor);
            }
            if (there >= here) {
                return;
            }
            int[] next = best.set();
            Arrays.fill(sums, 0);
            Arrays.fill(inside, false);
            for (int i = 0; i < size; i++) {
                members[i] = next[i];
                inside[next[i]] = true;
                add(next[i], sums);
            }
            here = misfit(sums);
        }
    }

    /** The best exchange of one member; returns what is left of the misfit, or what there was. */
    private double one(Exchange best, double[] sums, boolean[] inside, double here, Visitor visitor) {
        Exchange tried = new Exchange(best.members);
        double[] without = new double[columns];
        double least = here;
        for (int out = 0; out < size; out++) {
            tried.out = out;
            without(best.members[out], sums, without);
            for (int in = 0; in < people; in++) {
                if (!inside[in]) {
                    double there = misfit(without, in);
                    tried.in = in;
                    visitor.see(tried, there);
                    if (there < least) {
                        least = there;
                        best.out = out;
                        best.in = in;
                    }
                }
            }
        }
        return least;
    }

    /** The best exchange of two members for two who are near. */
    private double two(Exchange best, double[] sums, boolean[] inside, double here, Visitor visitor) {
        Exchange tried = new Exchange(best.members);
        double[] one = new double[columns];
        double[] both = new double[columns];
        double[] more = new double[columns];
        int near = Math.min(people, NEAR);
        double least = here;
        for (int out = 0; out < size; out++) {
            watcher.progress("measure", 0, 1);
            tried.out = out;
            without(best.members[out], sums, one);
            for (int otherOut = out + 1; otherOut < size; otherOut++) {
                tried.otherOut = otherOut;
                without(best.members[otherOut], one, both);
                for (int in = 0; in < near; in++) {
                    if (inside[in]) {
                        continue;
                    }
                    System.arraycopy(both, 0, more, 0, columns);
                    add(in, more);
                    tried.in = in;
                    for (int otherIn = in + 1; otherIn < near; otherIn++) {
                        if (inside[otherIn]) {
                            continue;
                        }
                        double there = misfit(more, otherIn);
                        tried.otherIn = otherIn;
                        visitor.see(tried, there);
                        if (there < least) {
                            least = there;
                            best.out = out;
                            best.in = in;
                            best.otherOut = otherOut;
                            best.otherIn = otherIn;
                        }
                    }
                }
            }
        }
        return least;
    }

    private void without(int person, double[] sums, double[] less) {
        for (int column = 0; column < columns; column++) {
            less[column] = sums[column] - value(person, column);
        }
    }

    private double misfit(double[] sums) {
        double misfit = 0;
        for (int column = 0; column < columns; column++) {
            misfit += misfit(column, sums[column]);
        }
        return misfit;
    }

    /** The misfit of a set with one more person. */
    private double misfit(double[] sums, int more) {
        double misfit = 0;
        for (int column = 0; column < columns; column++) {
            misfit += misfit(column, sums[column] + value(more, column));
        }
        return misfit;
    }

    private double misfit(int column, double sum) {
        double from = Math.max(0, Math.abs(sum) / size - bounds.reach(column));
        return from * from * scales[column];
    }

    private double value(int person, int column) {
        double value = offsets[person][column];
        return Double.isNaN(value) ? 0 : value;
    }
}
