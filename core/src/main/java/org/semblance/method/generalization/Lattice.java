package org.semblance.method.generalization;

import java.util.Arrays;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * The generalisation lattice: all combinations of levels, one level for each attribute. Nodes are numbered so that a
 * step upwards adds a stride.
 */
final class Lattice {

    /** Above this size, storing all nodes takes too much memory and time. */
    private static final long MOST = 1 << 24;

    private final int[] heights;
    private final int[] strides;
    private final int size;

    private Lattice(int[] heights, int[] strides, int size) {
        this.heights = heights;
        this.strides = strides;
        this.size = size;
    }

    /** The lattice for these heights. */
    static Lattice of(int[] heights) {
        int[] strides = new int[heights.length];
        int size = 1;
        for (int j = heights.length - 1; j >= 0; j--) {
            strides[j] = size;
            size *= heights[j] + 1;
        }
        return new Lattice(heights.clone(), strides, size);
    }

    /** The number of nodes. */
    static double size(List<Ladder> ladders) {
        return ladders.stream().mapToDouble(ladder -> ladder.height() + 1).reduce(1, (one, other) -> one * other);
    }

    static Lattice of(List<Ladder> ladders) {
        if (size(ladders) > MOST) {
            throw Problem.recipe(
                    ProblemCode.E_LATTICE,
                    "the levels of " + ladders.size() + " quasi-identifiers combine in more than " + MOST
                            + " ways, too many to search them all",
                    "take fewer quasi-identifiers, hierarchies with fewer levels, or the method datafly");
        }
        return of(ladders.stream().mapToInt(Ladder::height).toArray());
    }

    int size() {
        return size;
    }

    int attributes() {
        return heights.length;
    }

    /** The node with every attribute at its root. */
    int top() {
        return size - 1;
    }

    /** The number added to a node for one level more of an attribute. */
    int stride(int attribute) {
        return strides[attribute];
    }

    int level(int node, int attribute) {
        return node / strides[attribute] % (heights[attribute] + 1);
    }

    boolean risesIn(int node, int attribute) {
        return level(node, attribute) < heights[attribute];
    }

    int[] levels(int node) {
        int[] levels = new int[heights.length];
        for (int j = 0; j < levels.length; j++) {
            levels[j] = level(node, j);
        }
        return levels;
    }

    int node(int[] levels) {
        int node = 0;
        for (int j = 0; j < levels.length; j++) {
            node += levels[j] * strides[j];
        }
        return node;
    }

    /** The sum of the levels of a node. */
    int rank(int node) {
        int rank = 0;
        for (int j = 0; j < heights.length; j++) {
            rank += level(node, j);
        }
        return rank;
    }

    /** All nodes, sorted by the sum of levels, then by number. */
    int[] byRank() {
        int[] starts = new int[Arrays.stream(heights).sum() + 2];
        for (int node = 0; node < size; node++) {
            starts[rank(node) + 1]++;
        }
        for (int rank = 1; rank < starts.length; rank++) {
            starts[rank] += starts[rank - 1];
        }
        int[] nodes = new int[size];
        for (int node = 0; node < size; node++) {
            nodes[starts[rank(node)]++] = node;
        }
        return nodes;
    }
}
