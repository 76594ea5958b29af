package org.semblance.method.recoding;

import java.util.List;
import org.semblance.Watcher;

/** Groups of at least k that lose little: a greedy start, improved as long as the effort allows. */
record LeastLoss(int k, Effort effort) {

    List<Group> partition(Tuples tuples, int units, Watcher watcher) {
        long looks = (long) effort.looks() * units;
        Runnable alive = () -> watcher.progress("mask", 0, looks);
        TupleTree tree = new TupleTree(tuples);
        List<Group> grown = new Growth(tuples, tree, k).grow(units, alive);
        tree.fill();
        return new DestroyAndRepair(tuples, tree, k).improve(grown, looks, watcher);
    }
}
