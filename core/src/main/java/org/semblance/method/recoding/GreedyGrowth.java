package org.semblance.method.recoding;

import java.util.ArrayList;
import java.util.List;

/**
 * Forms groups greedily. Tuples shared by k units stay together. From each other tuple, in order of appearance, a group
 * grows by the tuple that is cheapest to generalise together with it and belongs to a new person, until it has k units.
 * Remaining units join where that costs least.
 */
final class GreedyGrowth {

    private final UnitTuples tuples;
    private final int k;
    private final TupleTree tree;
    private final PersonTally people;
    private final List<RecodingGroup> groups = new ArrayList<>();

    /** Groups take their units from a full tree. */
    GreedyGrowth(UnitTuples tuples, TupleTree tree, int k) {
        this.tuples = tuples;
        this.k = k;
        this.tree = tree;
        this.people = new PersonTally(tuples);
    }

    /**
     * Forms groups of all units.
     *
     * @param alive called before each group
     */
    List<RecodingGroup> grow(int units, Runnable alive) {
        int left = units;
        for (int tuple = 0; tuple < tuples.size(); tuple++) {
            people.add(tuple, tuples.count(tuple));
        }
        for (int tuple = 0; tuple < tuples.size(); tuple++) {
            if (tree.left(tuple) > 0 && tree.leftAlike(tuple) >= k) {
                RecodingGroup group = new RecodingGroup(tuples.attributes());
                for (int alike : tree.alike(tuple)) {
                    take(group, alike, tree.left(alike));
                }
                groups.add(group);
                left -= group.size();
            }
        }
        for (int tuple = 0; tuple < tuples.size() && left >= 2L * k; tuple++) {
            while (tree.left(tuple) > 0 && left >= 2L * k && people.count() >= k) {
                alive.run();
                RecodingGroup group = new RecodingGroup(tuples.attributes());
                take(group, tuple, tree.left(tuple));
                while (group.size() < k) {
                    int next = tree.nearest(group);
                    take(group, next, Math.min(k - group.size(), tree.left(next)));
                }
                groups.add(group);
                left -= group.size();
            }
        }
        alive.run();
        if (people.count() >= k || groups.isEmpty()) {
            groups.add(new RecodingGroup(tuples.attributes()));
            spread(groups.subList(groups.size() - 1, groups.size()));
        } else {
            spread(groups);
        }
        return groups;
    }

    private void take(RecodingGroup group, int tuple, int count) {
        group.add(tuples, tuple, count);
        tree.take(tuple, count);
        people.remove(tuple, count);
    }

    private void spread(List<RecodingGroup> among) {
        for (int tuple = 0; tuple < tuples.size(); tuple++) {
            int count = tree.left(tuple);
            if (count > 0) {
                RecodingGroup cheapest = among.get(0);
                double least = Double.POSITIVE_INFINITY;
                for (RecodingGroup group : among) {
                    double more = group.size() == 0 ? 0 : group.increase(tuples, tuple, count);
                    if (more < least) {
                        least = more;
                        cheapest = group;
                    }
                }
                take(cheapest, tuple, count);
            }
        }
    }
}
