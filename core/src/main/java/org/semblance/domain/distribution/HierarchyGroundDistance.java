package org.semblance.domain.distribution;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;

/**
 * Earth mover's distance with the hierarchical distance of Li, Li and Venkatasubramanian (ICDE 2007) as ground
 * distance: the level of the lowest common label divided by the level of the root.
 *
 * <p>Half of it is the way up and half the way down: mass that leaves or enters a node moves one step of 1/(2·height).
 * The paper's sum over inner nodes, min(pos_extra, neg_extra) times the level, counts the same mass where it turns.
 */
final class HierarchyGroundDistance implements EarthMover {

    private final int[] valueOf;
    private final int[][] nodesAbove;
    private final long[] all;
    private final RowWeights weights;
    private final int height;

    private HierarchyGroundDistance(int[] valueOf, int[][] nodesAbove, int nodes, int height, RowWeights weights) {
        this.weights = weights;
        this.valueOf = valueOf;
        this.nodesAbove = nodesAbove;
        this.height = height;
        this.all = counts(IntStream.range(0, valueOf.length).toArray(), nodes);
    }

    /** The distance for a column of leaves; the missing value is a leaf directly below the root. */
    static HierarchyGroundDistance of(Words column, Hierarchy hierarchy, RowWeights weights) {
        int height = hierarchy.height();
        int[] first = new int[height + 1];
        for (int level = 0; level < height; level++) {
            first[level + 1] = first[level] + hierarchy.nodes(level);
        }
        int missing = column.dictionary().size();
        int[][] nodesAbove = new int[missing + 1][height];
        int[] counts = column.counts();
        for (int code = 0; code < missing; code++) {
            int leaf = hierarchy.leaf(column.dictionary().get(code)).orElse(Words.MISSING);
            if (leaf == Words.MISSING && counts[code] > 0) {
                throw Problem.data(
                        ProblemCode.E_HIERARCHY_VALUES,
                        "column '" + column.name() + "': " + hierarchy.name() + " lacks some of its values",
                        "add them to the hierarchy, or choose distance: equal");
            }
            for (int level = 0; leaf != Words.MISSING && level < height; level++) {
                nodesAbove[code][level] = first[level] + hierarchy.node(level, leaf);
            }
        }
        Arrays.setAll(nodesAbove[missing], level -> first[height] + level);
        int[] valueOf = new int[column.size()];
        Arrays.setAll(valueOf, row -> column.missing(row) ? missing : column.code(row));
        return new HierarchyGroundDistance(valueOf, nodesAbove, first[height] + height, height, weights);
    }

    private long[] counts(int[] rows, int nodes) {
        long[] counts = new long[nodes];
        for (int row : rows) {
            for (int node : nodesAbove[valueOf[row]]) {
                counts[node] += weights.of(row);
            }
        }
        return counts;
    }

    @Override
    public double distance(int[] rows) {
        long[] some = counts(rows, all.length);
        long size = weights.of(rows);
        long whole = weights.all(valueOf.length);
        double crossing = 0;
        for (int node = 0; node < all.length; node++) {
            crossing += Math.abs((double) some[node] / size - (double) all[node] / whole);
        }
        return crossing / (2 * height);
    }
}
