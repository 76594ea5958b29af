package org.semblance.method.blocking;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.HashMix;

/** Finds the cuts that divide rows into blocks of about the same size. */
final class KdTree {

    /** An axis that can be cut: what a step of 1 is worth as a distance, and how much that counts. */
    record Dimension(double unit, double weight) {}

    /** So many rows are enough to know where cuts lie, with some hundreds in each of a thousand blocks. */
    static final int ENOUGH = 1 << 18;

    /** The middle three quarters tell how wide an attribute is, whatever a few records far out do. */
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
     * The cuts that divide these rows into so many blocks of about the same size, as far as their values differ; the order of
     * the rows has no say.
     *
     * @param share which part of the blocks lies below a cut, about: half, or a third
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

    /** A cut along the widest attribute that can be cut. */
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

    /** Which share of so many rows is looked at. */
    static double share(int rows) {
        return rows <= ENOUGH ? 1 : (double) ENOUGH / rows;
    }

    /** Those of the rows that belong to a share: which ones depends on nothing but where they lie. */
    static int[] looked(int dimensions, AxisPositions positions, int[] rows, double share) {
        return share >= 1
                ? rows
                : Arrays.stream(rows)
                        .filter(row -> hash(dimensions, positions, row) < share)
                        .toArray();
    }

    /** The same of so many rows, numbered from 0 on. */
    static int[] looked(int dimensions, AxisPositions positions, int rows, double share) {
        return looked(dimensions, positions, IntStream.range(0, rows).toArray(), share);
    }

    /** A number from 0 to 1 that depends on nothing but where a row lies. */
    private static double hash(int dimensions, AxisPositions positions, int row) {
        long hash = 0;
        for (int axis = 0; axis < dimensions; axis++) {
            hash ^= Double.doubleToLongBits(positions.at(axis, row) + 0.0);
            hash = HashMix.of(hash);
        }
        return (hash >>> 11) * 0x1.0p-53;
    }
}
