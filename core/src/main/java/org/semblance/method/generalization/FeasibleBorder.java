package org.semblance.method.generalization;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.semblance.Watcher;

/**
 * Finds the feasible nodes of a lattice with few checks.
 *
 * <p>All nodes above a feasible node are feasible, and all below an infeasible one are infeasible. A path upwards
 * through undecided nodes is bisected until it is decided, as in Flash (Kohlmayer et al. 2012); then the next path
 * follows.
 */
final class FeasibleBorder {

    private final Lattice lattice;
    private final IntPredicate accepts;
    private final BitSet known = new BitSet();
    private final BitSet will = new BitSet();
    private final int[] path;
    private long tagged;
    private long checked;

    private FeasibleBorder(Lattice lattice, IntPredicate accepts) {
        this.lattice = lattice;
        this.accepts = accepts;
        this.path = new int[1 + lattice.rank(lattice.top())];
    }

    /** Checks nodes until every node is decided. */
    static FeasibleBorder of(Lattice lattice, IntPredicate accepts, Watcher watcher) {
        FeasibleBorder border = new FeasibleBorder(lattice, accepts);
        for (int node : lattice.byRank()) {
            if (!border.known.get(node)) {
                border.halve(node, watcher);
            }
        }
        watcher.progress("mask", lattice.size(), lattice.size());
        return border;
    }

    private void halve(int start, Watcher watcher) {
        int length = climb(start);
        int low = 0;
        int high = length - 1;
        while (low <= high) {
            watcher.progress("mask", tagged, lattice.size());
            int middle = (low + high) >>> 1;
            checked++;
            if (accepts.test(path[middle])) {
                tagAbove(path[middle]);
                high = middle - 1;
            } else {
                tagBelow(path[middle]);
                low = middle + 1;
            }
        }
    }

    /** Builds a path upwards through undecided nodes. */
    private int climb(int start) {
        int length = 0;
        int node = start;
        while (node >= 0) {
            path[length++] = node;
            node = unknownAbove(node);
        }
        return length;
    }

    private int unknownAbove(int node) {
        for (int j = 0; j < lattice.attributes(); j++) {
            if (lattice.risesIn(node, j) && !known.get(node + lattice.stride(j))) {
                return node + lattice.stride(j);
            }
        }
        return -1;
    }

    private void tag(int node) {
        known.set(node);
        tagged++;
    }

    private void tagAbove(int node) {
        tag(node);
        will.set(node);
        for (int j = 0; j < lattice.attributes(); j++) {
            if (lattice.risesIn(node, j) && !known.get(node + lattice.stride(j))) {
                tagAbove(node + lattice.stride(j));
            }
        }
    }

    private void tagBelow(int node) {
        tag(node);
        for (int j = 0; j < lattice.attributes(); j++) {
            if (lattice.level(node, j) > 0 && !known.get(node - lattice.stride(j))) {
                tagBelow(node - lattice.stride(j));
            }
        }
    }

    /** The feasible nodes. */
    BitSet acceptable() {
        return will;
    }

    /** The feasible nodes below which no node is feasible. */
    BitSet minimal() {
        BitSet minimal = new BitSet();
        will.stream().filter(this::isMinimal).forEach(minimal::set);
        return minimal;
    }

    private boolean isMinimal(int node) {
        for (int j = 0; j < lattice.attributes(); j++) {
            if (lattice.level(node, j) > 0 && will.get(node - lattice.stride(j))) {
                return false;
            }
        }
        return true;
    }

    /** The number of nodes checked. */
    long checked() {
        return checked;
    }
}
