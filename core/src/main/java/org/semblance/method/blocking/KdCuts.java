package org.semblance.method.blocking;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/** A kd-tree of cuts, each along one axis, that assigns every row to a leaf. */
final class KdCuts implements Serializable {

    private static final int LEAF = -1;

    /** For each node the axis that it cuts, or {@link #LEAF}. */
    private final int[] axis;

    private final double[] cut;
    private final int[] below;
    private final int[] above;
    private int nodes;

    /** Creates a tree without nodes. */
    KdCuts(int leaves) {
        int most = 2 * leaves;
        this.axis = new int[most];
        this.cut = new double[most];
        this.below = new int[most];
        this.above = new int[most];
    }

    /** The number of nodes, including leaves. */
    int nodes() {
        return nodes;
    }

    /** Adds a leaf. */
    int leaf() {
        axis[nodes] = LEAF;
        return nodes++;
    }

    /** Turns a leaf into a cut; its children are set later. */
    void cut(int leaf, int along, double at) {
        axis[leaf] = along;
        cut[leaf] = at;
    }

    /** Sets the children of a cut. */
    void lead(int node, int lower, int upper) {
        below[node] = lower;
        above[node] = upper;
    }

    boolean isBelow(int node, AxisPositions positions, int row) {
        return positions.at(axis[node], row) < cut[node];
    }

    /** The leaf of a row. */
    int reached(AxisPositions positions, int row) {
        int node = 0;
        while (axis[node] != LEAF) {
            node = isBelow(node, positions, row) ? below[node] : above[node];
        }
        return node;
    }

    /** The number of rows in each leaf. */
    int[] sizes(AxisPositions positions, int[] rows) {
        int[] sizes = new int[nodes];
        for (int row : rows) {
            sizes[reached(positions, row)]++;
        }
        return sizes;
    }

    /** Removes cuts with too few rows on one side; those rows go to the other side. */
    void join(int[] sizes, int least) {
        join(0, sizes, least);
    }

    /** The number of rows on both sides. */
    private int join(int node, int[] sizes, int least) {
        if (axis[node] == LEAF) {
            return sizes[node];
        }
        int lower = join(below[node], sizes, least);
        int upper = join(above[node], sizes, least);
        if (lower < least && upper < least) {
            axis[node] = LEAF;
        } else if (lower < least) {
            below[node] = above[node];
        } else if (upper < least) {
            above[node] = below[node];
        }
        return lower + upper;
    }

    /** For each node its number among the reachable leaves, from 0; −1 for others. */
    int[] numbers() {
        int[] numbers = new int[nodes];
        Arrays.fill(numbers, -1);
        find(0, numbers);
        int count = 0;
        for (int node = 0; node < nodes; node++) {
            if (numbers[node] == 0) {
                numbers[node] = count++;
            }
        }
        return numbers;
    }

    private void find(int node, int[] found) {
        if (axis[node] == LEAF) {
            found[node] = 0;
        } else {
            find(below[node], found);
            if (above[node] != below[node]) {
                find(above[node], found);
            }
        }
    }

    /** The rows of each leaf in their order; empty leaves are left out. */
    List<int[]> leaves(AxisPositions positions, int[] rows) {
        int[] sizes = new int[nodes];
        int[] leafOf = new int[rows.length];
        for (int i = 0; i < rows.length; i++) {
            leafOf[i] = reached(positions, rows[i]);
            sizes[leafOf[i]]++;
        }
        int[][] members = new int[nodes][];
        Arrays.setAll(members, node -> new int[sizes[node]]);
        int[] filled = new int[nodes];
        for (int i = 0; i < rows.length; i++) {
            members[leafOf[i]][filled[leafOf[i]]++] = rows[i];
        }
        return Arrays.stream(members).filter(leaf -> leaf.length > 0).toList();
    }
}
