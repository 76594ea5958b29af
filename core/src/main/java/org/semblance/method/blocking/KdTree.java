package org.semblance.method.blocking;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.domain.Axis;

/** Cuts, each along one attribute, that lead every record to a block. */
final class KdTree {

    /** An attribute that can be cut, and how much it counts. */
    record Dimension(Axis axis, double weight) {}

    /** The middle three quarters tell how wide an attribute is, whatever a few records far out do. */
    private static final int TAIL = 8;

    private static final int LEAF = -1;

    private final List<Dimension> dimensions;
    private final double share;

    /** For each node the attribute that it cuts, or {@link #LEAF}. */
    private final int[] axis;

    private final double[] cut;
    private final int[] below;
    private final int[] above;
    private int nodes;

    private KdTree(List<Dimension> dimensions, int blocks, double share) {
        this.dimensions = dimensions;
        this.share = share;
        int most = 2 * blocks;
        this.axis = new int[most];
        this.cut = new double[most];
        this.below = new int[most];
        this.above = new int[most];
    }

    /**
     * The cuts that divide these rows into so many blocks of about the same size, as far as their values differ.
     *
     * @param share which part of the blocks lies below a cut, about: half, or a third
     */
    static KdTree of(List<Dimension> dimensions, int[] rows, int blocks, double share) {
        KdTree tree = new KdTree(dimensions, blocks, share);
        tree.grow(rows, blocks);
        return tree;
    }

    private int grow(int[] rows, int blocks) {
        int node = nodes++;
        axis[node] = LEAF;
        if (blocks > 1 && rows.length > 1) {
            Cut best = best(rows, blocks);
            if (best != null) {
                axis[node] = best.dimension;
                cut[node] = best.at;
                int[] lower =
                        Arrays.stream(rows).filter(row -> isBelow(node, row)).toArray();
                int[] upper =
                        Arrays.stream(rows).filter(row -> !isBelow(node, row)).toArray();
                int ofLower = (int) Math.round((double) blocks * lower.length / rows.length);
                ofLower = Math.max(1, Math.min(blocks - 1, ofLower));
                below[node] = grow(lower, ofLower);
                above[node] = grow(upper, blocks - ofLower);
            }
        }
        return node;
    }

    private record Cut(int dimension, double at, double width) {}

    /** A cut along the widest attribute that can be cut. */
    private @Nullable Cut best(int[] rows, int blocks) {
        @Nullable Cut best = null;
        for (int d = 0; d < dimensions.size(); d++) {
            Axis along = dimensions.get(d).axis();
            double[] positions =
                    Arrays.stream(rows).mapToDouble(along::position).toArray();
            Arrays.parallelSort(positions);
            int wanted = (int) ((long) rows.length * below(blocks) / blocks);
            int place = placeOfCut(positions, wanted);
            if (place > 0) {
                double width = width(positions)
                        * along.unit()
                        * Math.sqrt(dimensions.get(d).weight());
                if (best == null || width > best.width) {
                    best = new Cut(d, positions[place], width);
                }
            }
        }
        return best;
    }

    /** How many of so many blocks lie below a cut; of a half, the lower number. */
    private int below(int blocks) {
        int whole = (int) Math.ceil(blocks * share - 0.5);
        return Math.max(1, Math.min(blocks - 1, whole));
    }

    /** The place nearest to that wanted at which values differ, so that equal ones stay together; 0 where none do. */
    private static int placeOfCut(double[] sorted, int wanted) {
        for (int off = 0; off < sorted.length; off++) {
            int lower = wanted - off;
            int upper = wanted + off;
            if (lower > 0 && lower < sorted.length && sorted[lower - 1] < sorted[lower]) {
                return lower;
            }
            if (upper > 0 && upper < sorted.length && sorted[upper - 1] < sorted[upper]) {
                return upper;
            }
        }
        return 0;
    }

    /** Where the middle is of one value, the whole range divided by what the tails are: it is still wider than nothing. */
    private static double width(double[] sorted) {
        int tail = sorted.length / TAIL;
        double middle = sorted[sorted.length - 1 - tail] - sorted[tail];
        return middle > 0 ? middle : (sorted[sorted.length - 1] - sorted[0]) / sorted.length;
    }

    private boolean isBelow(int node, int row) {
        return dimensions.get(axis[node]).axis().position(row) < cut[node];
    }

    /** The rows of each leaf. Rows of leaves with too few go the other way at the cut before. */
    List<int[]> leaves(int[] rows, int least) {
        int[] leafOf = new int[rows.length];
        join(0, sizes(rows, leafOf), least);
        int[] sizes = sizes(rows, leafOf);
        int[][] members = new int[nodes][];
        Arrays.setAll(members, node -> new int[sizes[node]]);
        int[] filled = new int[nodes];
        for (int i = 0; i < rows.length; i++) {
            members[leafOf[i]][filled[leafOf[i]]++] = rows[i];
        }
        return Arrays.stream(members).filter(leaf -> leaf.length > 0).toList();
    }

    /** How many of the rows reach each leaf, and which one each of them reaches. */
    private int[] sizes(int[] rows, int[] leafOf) {
        int[] sizes = new int[nodes];
        for (int i = 0; i < rows.length; i++) {
            int node = 0;
            while (axis[node] != LEAF) {
                node = isBelow(node, rows[i]) ? below[node] : above[node];
            }
            leafOf[i] = node;
            sizes[node]++;
        }
        return sizes;
    }

    /** Takes away cuts beyond which too few are left; how many rows there are on both sides. */
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

    /** A number from 0 to 1 that depends on nothing but where a row lies. */
    static double hash(List<Dimension> dimensions, int row) {
        long hash = 0;
        for (Dimension dimension : dimensions) {
            hash ^= Double.doubleToLongBits(dimension.axis().position(row) + 0.0);
            hash = Mixed.of(hash);
        }
        return (hash >>> 11) * 0x1.0p-53;
    }
}
