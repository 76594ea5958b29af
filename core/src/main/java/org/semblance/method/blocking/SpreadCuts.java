package org.semblance.method.blocking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.data.Table;
import org.semblance.domain.Frame;
import org.semblance.domain.Records;
import org.semblance.domain.SpreadDataset;

/**
 * The cuts of rows in parts, for each block of a division its own. Positions of the rows that have to be looked at are brought
 * here; how many rows lie beyond each cut is counted where they are.
 */
final class SpreadCuts {

    /** The positions of about so many rows are held at the same time. */
    private static final int AT_ONCE = 1 << 20;

    private final SpreadDataset data;
    private final Division division;
    private final List<String> names;
    private final Cuts[] cuts;

    private SpreadCuts(SpreadDataset data, Division division, List<String> names) {
        this.data = data;
        this.division = division;
        this.names = names;
        this.cuts = new Cuts[division.count()];
    }

    /** How the rows of one block are cut, given those looked at. */
    @FunctionalInterface
    interface Growth {
        Cuts of(int block, Positions positions, int[] looked);
    }

    /**
     * The cuts of each block.
     *
     * @param names the attributes that are cut
     * @param sizes how many rows each block of the division holds
     * @param uncut how many rows need no cut
     */
    static List<Cuts> of(
            SpreadDataset data,
            Division division,
            List<String> names,
            int[] sizes,
            int uncut,
            int least,
            Growth growth) {
        SpreadCuts spread = new SpreadCuts(data, division, names);
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
            Frame frame = data.frame();
            Division blocks = division;
            List<String> axes = names;
            data.spread().each(part -> looked(part, frame, blocks, axes, shares), looked::add);
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

    /** For each block, the positions of its rows that belong to its share: an array for each axis. */
    private static double[][][] looked(
            Table part, Frame frame, Division division, List<String> names, double[] shares) {
        Records records = frame.of(part).records();
        Positions positions = Positions.of(records, names);
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
        Frame frame = data.frame();
        Division blocks = division;
        List<String> axes = names;
        Cuts[] grown = cuts;
        data.spread().each(part -> sizes(part, frame, blocks, axes, grown), found -> {
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

    private static int[][] sizes(Table part, Frame frame, Division division, List<String> names, Cuts[] cuts) {
        Records records = frame.of(part).records();
        Positions positions = Positions.of(records, names);
        int[] blockOf = division.of(records);
        int[][] sizes = noSizes(cuts);
        for (int row = 0; row < blockOf.length; row++) {
            sizes[blockOf[row]][cuts[blockOf[row]].reached(positions, row)]++;
        }
        return sizes;
    }

    private static int[][] noSizes(Cuts[] cuts) {
        return Arrays.stream(cuts).map(these -> new int[these.nodes()]).toArray(int[][]::new);
    }
}
