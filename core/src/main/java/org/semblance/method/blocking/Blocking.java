package org.semblance.method.blocking;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Records;

/** A way to divide records into blocks of similar records, which are then masked independently. */
public interface Blocking {

    /**
     * Divides rows into blocks: each row is in one block, and each block lists its rows in increasing order. The same
     * records give the same blocks in whatever order they come.
     *
     * @param least the minimum size of a block, unless there are fewer records
     * @param watcher hears that work goes on, and may call it off
     */
    List<int[]> blocks(Records records, int[] rows, int least, Watcher watcher);

    /** The same while nobody looks on. */
    default List<int[]> blocks(Records records, int[] rows, int least) {
        return blocks(records, rows, least, Watcher.SILENT);
    }

    /**
     * The same blocks of a partitioned table, in the same order: those within the first block of a division come first.
     *
     * @param whole records with the scale of the whole table
     * @param sizes the number of rows in each block of the division
     * @param least the minimum size of a block
     */
    BlockDivision blocks(PartitionedDataset data, Records whole, BlockDivision division, int[] sizes, int least);
}
