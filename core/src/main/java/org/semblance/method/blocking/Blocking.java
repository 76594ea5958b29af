package org.semblance.method.blocking;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Records;

/** A way to cut records into blocks. */
public interface Blocking {

    /**
     * Blocks of these rows: each row in one of them, each block with its rows lowest first. The same records give the same blocks,
     * in whatever order they come.
     *
     * @param least how many records a block has at least; fewer only where there are no more
     * @param watcher hears that work goes on, and may call it off
     */
    List<int[]> blocks(Records records, int[] rows, int least, Watcher watcher);

    /** The same while nobody looks on. */
    default List<int[]> blocks(Records records, int[] rows, int least) {
        return blocks(records, rows, least, Watcher.SILENT);
    }

    /**
     * The same blocks of a table in parts, in the same order: those within the first block of a division come first.
     *
     * @param whole records that have the units of the whole, and vary where the whole does
     * @param sizes how many rows each block of the division holds
     */
    BlockDivision blocks(PartitionedDataset data, Records whole, BlockDivision division, int[] sizes, int least);
}
