package org.semblance.method.recoding;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.semblance.Watcher;

/**
 * Improves groups by large neighbourhood search: a group with a large loss and some of its neighbours are dissolved and
 * regrown, repeatedly. Improvements are kept; deteriorations are sometimes accepted, more and more rarely, so that the
 * search leaves local optima.
 *
 * <p>Shaw, Principles and Practice of Constraint Programming 1998, 417-431, with the acceptance rule of simulated
 * annealing. The random seed is constant: the same table gives the same groups.
 */
final class DestroyAndRepair {

    /** The number of nearest tuples that count as neighbours. */
    private static final int NEIGHBOURS = 8;

    /** The largest number of groups dissolved at once, and of distinct tuples for each of k. */
    private static final int DISSOLVED = 5;

    private static final int POOL = 12;

    /** The largest number of neighbours tried to find those to dissolve. */
    private static final int TRIES = 15;

    /** The initial tolerance for deterioration, as a share of the average loss of a group. */
    private static final double HEAT = 0.5;

    private static final int STEPS_BETWEEN_WORDS = 256;

    private final UnitTuples tuples;
    private final TupleTree tree;
    private final Random random = new Random(20_261_115);
    private final Regrowth regrowth;
    private final int most;
    private final int k;

    private final List<RecodingGroup> groups = new ArrayList<>();
    private final RecodingGroup[] homeOf;
    private final int[][] neighboursOf;
    private final List<RecodingGroup> dissolved = new ArrayList<>();
    private List<RecodingGroup> best = List.of();
    private double least = Double.POSITIVE_INFINITY;

    /** A search among tuples; the full tree finds neighbours. */
    DestroyAndRepair(UnitTuples tuples, TupleTree tree, int k) {
        this.tuples = tuples;
        this.tree = tree;
        this.k = k;
        this.most = POOL * k;
        this.homeOf = new RecodingGroup[tuples.size()];
        this.neighboursOf = new int[tuples.size()][];
        this.regrowth = new Regrowth(tuples, k, random);
    }

    /**
     * Improves groups within a number of comparisons, including those of the tree; returns the best groups seen,
     * possibly the initial ones.
     */
    List<RecodingGroup> improve(List<RecodingGroup> start, long looks, Watcher watcher) {
        for (RecodingGroup group : start) {
            settle(group, groups.size());
        }
        double loss = keepTheBest();
        double heat = HEAT * loss / start.size();
        int stepsBetweenBests = Math.max(STEPS_BETWEEN_WORDS, start.size());
        long looked = tree.looks();
        for (long step = 1; loss > 0 && looked < looks; step++) {
            if (step % STEPS_BETWEEN_WORDS == 1) {
                watcher.progress("mask", looked, looks);
            }
            if (step % stepsBetweenBests == 0) {
                loss = keepTheBest();
            }
            RecodingGroup lossy = lossy();
            long searched = tree.looks();
            boolean apart = dissolve(lossy);
            looked += 1 + tree.looks() - searched;
            if (apart) {
                double before = RecodingGroup.totalOf(dissolved);
                double worse = -heat * (1 - (double) looked / looks) * StrictMath.log(1 - random.nextDouble());
                double after = regrowth.of(dissolved, before + worse);
                looked += regrowth.looks();
                if (after <= before + worse) {
                    replace();
                }
            } else if (lossy.loss() > 0) {
                looked += TRIES; // none had room
            }
        }
        keepTheBest();
        watcher.progress("mask", looks, looks);
        return best;
    }

    /** The current loss; the groups are stored if they are the best so far. */
    private double keepTheBest() {
        double loss = RecodingGroup.totalOf(groups);
        if (loss < least) {
            least = loss;
            best = groups.stream().map(RecodingGroup::copy).toList();
        }
        return loss;
    }

    /** The one of two random groups with the larger loss. */
    private RecodingGroup lossy() {
        RecodingGroup one = groups.get(random.nextInt(groups.size()));
        RecodingGroup other = groups.get(random.nextInt(groups.size()));
        return other.loss() > one.loss() ? other : one;
    }

    /** Chooses what to dissolve: the group and the groups of tuples near to one of its own. */
    private boolean dissolve(RecodingGroup lossy) {
        dissolved.clear();
        if (lossy.loss() == 0) {
            return false;
        }
        dissolved.add(lossy);
        int entries = lossy.entries();
        int wanted = 2 + random.nextInt(DISSOLVED - 1);
        for (int attempt = 0; attempt < TRIES / DISSOLVED * wanted && dissolved.size() < wanted; attempt++) {
            int[] near = neighbours(lossy.tuple(random.nextInt(lossy.entries())));
            RecodingGroup neighbour = homeOf[near[random.nextInt(near.length)]];
            if (!chosen(neighbour) && entries + neighbour.entries() <= most) {
                dissolved.add(neighbour);
                entries += neighbour.entries();
            }
        }
        return dissolved.size() > 1 || lossy.size() >= 2 * k;
    }

    private boolean chosen(RecodingGroup group) {
        for (int i = 0; i < dissolved.size(); i++) {
            if (dissolved.get(i) == group) {
                return true;
            }
        }
        return false;
    }

    private int[] neighbours(int tuple) {
        if (neighboursOf[tuple] == null) {
            int[] alone = new int[tuples.attributes()];
            tuples.start(alone, 0, tuple);
            neighboursOf[tuple] = tree.nearest(alone, NEIGHBOURS + 1);
        }
        return neighboursOf[tuple];
    }

    /** Replaces the dissolved groups by the regrown ones and recycles them. */
    private void replace() {
        List<RecodingGroup> grown = regrowth.grown();
        for (int i = 0; i < grown.size(); i++) {
            settle(grown.get(i), i < dissolved.size() ? dissolved.get(i).place() : groups.size());
        }
        for (int i = grown.size(); i < dissolved.size(); i++) {
            RecodingGroup last = groups.remove(groups.size() - 1);
            if (last != dissolved.get(i)) {
                put(last, dissolved.get(i).place());
            }
        }
        regrowth.exchange(dissolved);
    }

    private void settle(RecodingGroup group, int place) {
        put(group, place);
        for (int entry = 0; entry < group.entries(); entry++) {
            homeOf[group.tuple(entry)] = group;
        }
    }

    private void put(RecodingGroup group, int place) {
        if (place == groups.size()) {
            groups.add(group);
        } else {
            groups.set(place, group);
        }
        group.settle(place);
    }
}
