package org.semblance.method.generalization;

import java.util.Arrays;
import java.util.List;
import org.semblance.Watcher;

/**
 * A greedy search: raises one attribute by one level at a time until a node is feasible. On a tie the first attribute
 * is raised.
 */
record GreedyPath(NextAttribute heuristic) implements NodeSearch {

    @Override
    public Result search(LeafTuples tuples, Suppression suppression, Watcher watcher) {
        int[] heights = tuples.ladders().stream().mapToInt(Ladder::height).toArray();
        CellCost meaning = new CellCost(tuples, CellLoss::meaning);
        int[] levels = new int[heights.length];
        int steps = 0;
        for (int height : heights) {
            steps += height;
        }
        int checked = 1;
        watcher.progress("mask", 0, steps);
        while (!suppression.accepts(levels.clone())) {
            watcher.progress("mask", checked++, steps);
            levels[next(levels, heights, tuples, meaning)]++;
        }
        return new Result(Arrays.stream(levels).boxed().toList(), "", List.of(), checked);
    }

    private int next(int[] levels, int[] heights, LeafTuples tuples, CellCost meaning) {
        int next = -1;
        double least = 0;
        for (int j = 0; j < levels.length; j++) {
            if (levels[j] < heights[j]) {
                double price = heuristic == NextAttribute.DISTINCT
                        ? -distinct(tuples, j, levels[j])
                        : meaning.whole(j, levels[j] + 1) - meaning.whole(j, levels[j]);
                if (next < 0 || price < least) {
                    next = j;
                    least = price;
                }
            }
        }
        return next;
    }

    private static int distinct(LeafTuples tuples, int attribute, int level) {
        Ladder ladder = tuples.ladders().get(attribute);
        boolean[] seen = new boolean[ladder.leaves()];
        long[] held = tuples.leafCounts(attribute);
        int distinct = 0;
        for (int leaf = 0; leaf < held.length; leaf++) {
            int node = ladder.node(level, leaf);
            if (held[leaf] > 0 && !seen[node]) {
                seen[node] = true;
                distinct++;
            }
        }
        return distinct;
    }
}
