package org.semblance.method.generalization;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.semblance.Watcher;
import org.semblance.method.GeneralizationLevels;

/**
 * Searches for the best of all feasible nodes, or of the minimal ones. On a tie the node with the smallest sum of
 * levels wins.
 */
record BestNode(NodeCriterion criterion, CandidateNodes candidates) implements NodeSearch {

    @Override
    public Result search(LeafTuples tuples, Suppression suppression, Watcher watcher) {
        Lattice lattice = Lattice.of(tuples.ladders());
        FeasibleBorder border = FeasibleBorder.of(lattice, node -> suppression.accepts(lattice.levels(node)), watcher);
        NodeCost cost = criterion.cost(tuples);
        Best best = new Best(lattice);
        List<GeneralizationLevels.Node> minimal = new ArrayList<>();
        BitSet lowest = border.minimal();
        lowest.stream().forEach(node -> {
            watcher.progress("mask", lattice.size(), lattice.size());
            NodeOutcome outcome = suppression.outcome(lattice.levels(node));
            double lost = cost.of(outcome);
            best.offer(node, lost);
            minimal.add(new GeneralizationLevels.Node(
                    levels(lattice, node), outcome.suppressed(), criterion.value(lost, tuples)));
        });
        if (candidates == CandidateNodes.ALL) {
            BitSet higher = (BitSet) border.acceptable().clone();
            higher.andNot(lowest);
            for (long entry : byLeastCost(higher, lattice, cost)) {
                int node = (int) entry;
                double least = cost.atLeast(lattice.levels(node));
                if (Double.longBitsToDouble(entry & ~0xFFFFFFFFL) > best.limit()) {
                    break;
                }
                boolean willDo = suppression.monotone() || suppression.accepts(lattice.levels(node));
                if (willDo && least <= best.limit()) {
                    watcher.progress("mask", lattice.size(), lattice.size());
                    best.offer(node, cost.of(suppression.outcome(lattice.levels(node))));
                }
            }
        }
        return new Result(levels(lattice, best.node), criterion.words(), minimal, border.checked());
    }

    private static List<Integer> levels(Lattice lattice, int node) {
        return Arrays.stream(lattice.levels(node)).boxed().toList();
    }

    /** Nodes with a lower bound of their cost in the upper half, rounded down, so that they sort by it. */
    private static long[] byLeastCost(BitSet nodes, Lattice lattice, NodeCost cost) {
        long[] entries = nodes.stream()
                .mapToLong(node -> (Double.doubleToLongBits(cost.atLeast(lattice.levels(node))) & ~0xFFFFFFFFL) | node)
                .toArray();
        Arrays.sort(entries);
        return entries;
    }

    /**
     * The best node so far. Costs that differ in their last digits only are equal, because they are sums in different
     * orders.
     */
    private static final class Best {

        private static final double SAME = 1e-12;

        private final Lattice lattice;
        private int node = -1;
        private double cost = Double.MAX_VALUE;

        Best(Lattice lattice) {
            this.lattice = lattice;
        }

        void offer(int other, double lost) {
            boolean better = node < 0 || lost < cost * (1 - SAME);
            boolean lower = lost <= limit() && node >= 0 && lattice.rank(other) < lattice.rank(node);
            if (better || lower) {
                node = other;
                cost = lost;
            }
        }

        /** Nodes above this cost are not better. */
        double limit() {
            return node < 0 ? Double.MAX_VALUE : cost * (1 + SAME);
        }
    }
}
