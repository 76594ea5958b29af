package org.semblance.method.recoding;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.semblance.Watcher;

/**
 * Improves groups: a lossy one and some of its neighbours are dissolved and grown anew, again and again. What loses less
 * stays; what loses more stays at times, ever more rarely, so that the search does not end in the first hollow.
 *
 * <p>Large neighbourhood search (Shaw, Principles and Practice of Constraint Programming 1998, 417-431) with the
 * acceptance of simulated annealing. The random numbers start from a constant: the same table gives the same groups.
 */
final class DestroyAndRepair {

    /** The tuples around one that count as its neighbours. */
    private static final int NEIGHBOURS = 8;

    /** The most groups that are dissolved at once, and the most different tuples, for each of k. */
    private static final int DISSOLVED = 5;

    private static final int POOL = 12;

    /** How many neighbours are tried, at most, to find those to dissolve. */
    private static final int TRIES = 15;

    /** How much worse groups may become at first, as a share of what a group loses on average. */
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

    /** A search among tuples, whose neighbours a full tree knows. */
    DestroyAndRepair(UnitTuples tuples, TupleTree tree, int k) {
        this.tuples = tuples;
        this.tree = tree;
        this.k = k;
        this.most = POOL * k;
        this.homeOf = new RecodingGroup[tuples.size()];
        this.neighboursOf = new int[tuples.size()][];
        this.regrowth = new Regrowth(tuples, k, random);
    }

    /** Better groups of the same units, after so many looks, those of the tree among them: the best that were seen, the start among them. */
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

    /** What the groups lose now; they are remembered when none remembered lose less. */
    private double keepTheBest() {
        double loss = RecodingGroup.totalOf(groups);
        if (loss < least) {
            least = loss;
            best = groups.stream().map(RecodingGroup::copy).toList();
        }
        return loss;
    }

    /** The lossier of two groups. */
    private RecodingGroup lossy() {
        RecodingGroup one = groups.get(random.nextInt(groups.size()));
        RecodingGroup other = groups.get(random.nextInt(groups.size()));
        return other.loss() > one.loss() ? other : one;
    }

    /** Chooses what to dissolve: the group and the groups of tuples that are near to one of its own. */
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

    /** Puts the groups grown anew where the dissolved ones were, and gives those away to be grown from. */
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
