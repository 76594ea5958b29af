package org.semblance.method.blocking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.data.Table;
import org.semblance.domain.GlobalScale;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Records;

/**
 * Computes the cuts of a partitioned table, separately for each block of a division. The positions of sampled rows are
 * brought here; the rows beyond each cut are counted where they are.
 */
final class PartitionedCuts {

    /** About this many row positions are held at the same time. */
    private static final int AT_ONCE = 1 << 20;

    private final PartitionedDataset data;
    private final BlockDivision division;
    private final List<String> names;
    private final KdCuts[] cuts;

    private PartitionedCuts(PartitionedDataset data, BlockDivision division, List<String> names) {
        this.data = data;
        this.division = division;
        this.names = names;
        this.cuts = new KdCuts[division.count()];
    }

    /** Computes the cuts of one block from its sample. */
    @FunctionalInterface
    interface Growth {
        KdCuts of(int block, AxisPositions positions, int[] looked);
    }

    /**
     * Computes the cuts of each block.
     *
     * @param names the attributes that are cut
     * @param sizes the number of rows in each block of the division
     * @param uncut the number of rows that needs no cut
     */
    static List<KdCuts> of(
            PartitionedDataset data,
            BlockDivision division,
            List<String> names,
            int[] sizes,
            int uncut,
            int least,
            Growth growth) {
        PartitionedCuts spread = new PartitionedCuts(data, division, names);
        for (int from = 0, to; from < sizes.length; from = to) {
            to = from;
            double[] shares = new double[sizes.length];
            for (long held = 0; to < sizes.length && (to == from || held < AT_ONCE); to++) {
                if (sizes[to] > uncut) {
                    shares[to] = KdTree.share(sizes[to]);
                    held += Math.min(sizes[to], KdTree.ENOUGH);
                }
            }
            spread.grow(from, to, shares, growth);
        }
        if (Arrays.stream(sizes).anyMatch(size -> size > uncut)) {
            spread.join(least);
        }
        return List.of(spread.cuts);
    }

    private void grow(int from, int to, double[] shares, Growth growth) {
        List<double[][][]> looked = new ArrayList<>();
        if (Arrays.stream(shares).anyMatch(share -> share > 0)) {
            GlobalScale scale = data.scale();
            BlockDivision blocks = division;
            List<String> axes = names;
            data.parts().each(part -> looked(part, scale, blocks, axes, shares), looked::add);
        }
        for (int block = from; block < to; block++) {
            int these = block;
            double[][] columns =
                    joined(looked.stream().map(found -> found[these]).toList());
            int[] rows = IntStream.range(0, columns.length == 0 ? 0 : columns[0].length)
                    .toArray();
            cuts[block] = growth.of(block, (axis, row) -> columns[axis][row], rows);
        }
    }

    /** For each block, the positions of its sampled rows: one array for each axis. */
    private static double[][][] looked(
            Table part, GlobalScale scale, BlockDivision division, List<String> names, double[] shares) {
        Records records = scale.of(part).records();
        AxisPositions positions = AxisPositions.of(records, names);
        int[] blockOf = division.of(records);
        double[][][] found = new double[shares.length][names.size()][0];
        for (int block : Arrays.stream(blockOf).distinct().toArray()) {
            if (shares[block] > 0) {
                int[] rows = IntStream.range(0, blockOf.length)
                        .filter(row -> blockOf[row] == block)
                        .toArray();
                int[] looked = KdTree.looked(names.size(), positions, rows, shares[block]);
                for (int axis = 0; axis < names.size(); axis++) {
                    int along = axis;
                    found[block][axis] = Arrays.stream(looked)
                            .mapToDouble(row -> positions.at(along, row))
                            .toArray();
                }
            }
        }
        return found;
    }

    private double[][] joined(List<double[][]> parts) {
        return IntStream.range(0, parts.isEmpty() ? 0 : names.size())
                .mapToObj(axis -> parts.stream()
                        .flatMapToDouble(columns -> Arrays.stream(columns[axis]))
                        .toArray())
                .toArray(double[][]::new);
    }

    private void join(int least) {
        int[][] sizes = noSizes(cuts);
        GlobalScale scale = data.scale();
        BlockDivision blocks = division;
        List<String> axes = names;
        KdCuts[] grown = cuts;
        data.parts().each(part -> sizes(part, scale, blocks, axes, grown), found -> {
            for (int block = 0; block < sizes.length; block++) {
                int[] ofBlock = sizes[block];
                int[] more = found[block];
                Arrays.setAll(ofBlock, node -> ofBlock[node] + more[node]);
            }
        });
        for (int block = 0; block < cuts.length; block++) {
            cuts[block].join(sizes[block], least);
        }
    }

    private static int[][] sizes(
            Table part, GlobalScale scale, BlockDivision division, List<String> names, KdCuts[] cuts) {
        Records records = scale.of(part).records();
        AxisPositions positions = AxisPositions.of(records, names);
        int[] blockOf = division.of(records);
        int[][] sizes = noSizes(cuts);
        for (int row = 0; row < blockOf.length; row++) {
            sizes[blockOf[row]][cuts[blockOf[row]].reached(positions, row)]++;
        }
        return sizes;
    }

    private static int[][] noSizes(KdCuts[] cuts) {
        return Arrays.stream(cuts).map(these -> new int[these.nodes()]).toArray(int[][]::new);
    }
}
