package org.semblance.method.blocking;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.HashMix;

/** Computes the cuts that divide rows into blocks of about equal size. */
final class KdTree {

    /**
     * An axis that can be cut.
     *
     * @param unit the distance of a step of 1
     * @param weight the weight of the attribute
     */
    record Dimension(double unit, double weight) {}

    /** This number of rows is enough to determine the cuts, with some hundreds in each of a thousand blocks. */
    static final int ENOUGH = 1 << 18;

    /**
     * One part in this many is cut off at each end: the middle three quarters determine the width of an attribute, so
     * that outliers do not matter.
     */
    private static final int TAIL = 8;

    private final List<Dimension> dimensions;
    private final AxisPositions positions;
    private final double share;
    private final Watcher watcher;
    private final KdCuts cuts;

    private KdTree(List<Dimension> dimensions, AxisPositions positions, int blocks, double share, Watcher watcher) {
        this.dimensions = dimensions;
        this.positions = positions;
        this.share = share;
        this.watcher = watcher;
        this.cuts = new KdCuts(blocks);
    }

    /**
     * Computes the cuts for a number of blocks of about equal size, as far as values differ; the order of the rows does
     * not matter.
     *
     * @param share the share of the blocks below a cut: about one half, or one third
     */
    static KdCuts of(List<Dimension> dimensions, AxisPositions positions, int[] rows, int blocks, double share) {
        return of(dimensions, positions, rows, blocks, share, Watcher.SILENT);
    }

    /** The same, while a watcher looks on. */
    static KdCuts of(
            List<Dimension> dimensions,
            AxisPositions positions,
            int[] rows,
            int blocks,
            double share,
            Watcher watcher) {
        KdTree tree = new KdTree(dimensions, positions, blocks, share, watcher);
        tree.grow(rows, blocks);
        return tree.cuts;
    }

    private int grow(int[] rows, int blocks) {
        int node = cuts.leaf();
        if (blocks > 1 && rows.length > 1) {
            Cut best = best(rows, blocks);
            if (best != null) {
                cuts.cut(node, best.dimension, best.at);
                int[] lower = Arrays.stream(rows)
                        .filter(row -> cuts.isBelow(node, positions, row))
                        .toArray();
                int[] upper = Arrays.stream(rows)
                        .filter(row -> !cuts.isBelow(node, positions, row))
                        .toArray();
                int ofLower = (int) Math.round((double) blocks * lower.length / rows.length);
                ofLower = Math.max(1, Math.min(blocks - 1, ofLower));
                int below = grow(lower, ofLower);
                int above = grow(upper, blocks - ofLower);
                cuts.lead(node, below, above);
            }
        }
        return node;
    }

    private record Cut(int dimension, double at, double width) {}

    /** The cut along the widest attribute that can be cut. */
    private @Nullable Cut best(int[] rows, int blocks) {
        @Nullable Cut best = null;
        for (int d = 0; d < dimensions.size(); d++) {
            watcher.progress("blocks", 0, 0);
            int along = d;
            double[] sorted = Arrays.stream(rows)
                    .mapToDouble(row -> positions.at(along, row))
                    .toArray();
            Arrays.parallelSort(sorted);
            int wanted = (int) ((long) rows.length * below(blocks) / blocks);
            int place = placeOfCut(sorted, wanted);
            if (place > 0) {
                Dimension dimension = dimensions.get(d);
                double width = width(sorted) * dimension.unit * Math.sqrt(dimension.weight);
                if (best == null || width > best.width) {
                    best = new Cut(d, sorted[place], width);
                }
            }
        }
        return best;
    }

    /** The number of blocks below a cut; rounded down for a half. */
    private int below(int blocks) {
        int whole = (int) Math.ceil(blocks * share - 0.5);
        return Math.max(1, Math.min(blocks - 1, whole));
    }

    /**
     * The position nearest to the wanted one at which values differ, so that equal values stay together; 0 if there is
     * none.
     */
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

    /**
     * The width of sorted values. If the middle has one value only, the full range divided by the size of the tails,
     * which is still above 0.
     */
    private static double width(double[] sorted) {
        int tail = sorted.length / TAIL;
        double middle = sorted[sorted.length - 1 - tail] - sorted[tail];
        return middle > 0 ? middle : (sorted[sorted.length - 1] - sorted[0]) / sorted.length;
    }

    /** The share of rows in the sample. */
    static double share(int rows) {
        return rows <= ENOUGH ? 1 : (double) ENOUGH / rows;
    }

    /** The rows of the sample; which ones depends only on their positions. */
    static int[] looked(int dimensions, AxisPositions positions, int[] rows, double share) {
        return share >= 1
                ? rows
                : Arrays.stream(rows)
                        .filter(row -> hash(dimensions, positions, row) < share)
                        .toArray();
    }

    /** The same for rows numbered from 0. */
    static int[] looked(int dimensions, AxisPositions positions, int rows, double share) {
        return looked(dimensions, positions, IntStream.range(0, rows).toArray(), share);
    }

    /** A hash from 0 to 1 of the position of a row. */
    private static double hash(int dimensions, AxisPositions positions, int row) {
        long hash = 0;
        for (int axis = 0; axis < dimensions; axis++) {
            hash ^= Double.doubleToLongBits(positions.at(axis, row) + 0.0);
            hash = HashMix.of(hash);
        }
        return (hash >>> 11) * 0x1.0p-53;
    }
}
