package org.semblance.method.recoding;

import java.util.List;
import org.semblance.Watcher;

/** Forms groups of at least k with a small loss: a greedy start, improved as long as the effort allows. */
record LowLossPartition(int k, SearchEffort effort) {

    List<RecodingGroup> partition(UnitTuples tuples, int units, Watcher watcher) {
        long looks = (long) effort.looks() * units;
        Runnable alive = () -> watcher.progress("mask", 0, looks);
        TupleTree tree = new TupleTree(tuples);
        List<RecodingGroup> grown = new GreedyGrowth(tuples, tree, k).grow(units, alive);
        tree.fill();
        return new DestroyAndRepair(tuples, tree, k).improve(grown, looks, watcher);
    }
}
