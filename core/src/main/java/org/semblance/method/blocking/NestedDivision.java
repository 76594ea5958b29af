package org.semblance.method.blocking;

import java.util.List;
import org.semblance.domain.Records;

/** A division whose blocks are subdivided by cuts of their own. */
final class NestedDivision implements BlockDivision {

    private final BlockDivision division;
    private final List<String> names;
    private final List<KdCuts> cuts;

    /** For each block of the division and each leaf of its cuts, the number of the resulting block. */
    private final int[][] numbers;

    private final int count;

    /**
     * Subdivides blocks.
     *
     * @param names the attributes that are cut
     * @param cuts the cuts of each block of the division
     */
    NestedDivision(BlockDivision division, List<String> names, List<KdCuts> cuts) {
        this.division = division;
        this.names = names;
        this.cuts = cuts;
        this.numbers = new int[cuts.size()][];
        int before = 0;
        for (int block = 0; block < numbers.length; block++) {
            numbers[block] = cuts.get(block).numbers();
            int leaves = 0;
            for (int node = 0; node < numbers[block].length; node++) {
                if (numbers[block][node] >= 0) {
                    numbers[block][node] += before;
                    leaves++;
                }
            }
            before += leaves;
        }
        this.count = before;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public int[] of(Records records) {
        int[] blocks = division.of(records);
        AxisPositions positions = AxisPositions.of(records, names);
        for (int row = 0; row < blocks.length; row++) {
            int leaf = cuts.get(blocks[row]).reached(positions, row);
            blocks[row] = numbers[blocks[row]][leaf];
        }
        return blocks;
    }
}
