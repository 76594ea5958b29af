package org.semblance.data;

import java.io.Serializable;
import java.util.function.Consumer;

/**
 * A table divided into partitions that may be on several machines; work is sent to the partitions. Rows are identified
 * by their numbers, whatever partition they are in. No result may depend on how the table is partitioned, on the order
 * of the partitions, or on work being repeated.
 */
public interface PartitionedTable {

    /**
     * The work on one partition. It is sent to where the partition is, so everything it holds must be serialisable. It
     * may be repeated if a machine is lost, so it must give the same result each time.
     */
    interface Work<R> extends Serializable {
        R on(Table part);
    }

    /** The table with each partition transformed; rows keep their numbers, and rows may be dropped. */
    PartitionedTable map(Work<Table> work);

    /** Executes work on each partition and passes the results to a consumer here, one after the other in any order. */
    <R extends Serializable> void each(Work<R> work, Consumer<R> results);

    /**
     * The table repartitioned: all rows with the same target are one partition, lowest number first. Targets without
     * rows have no partition.
     *
     * @param places the number of targets
     * @param place for each row of a partition its target, from 0
     */
    PartitionedTable by(int places, Work<int[]> place);

    /** The same table, computed once and cached until it is released. */
    PartitionedTable kept();

    /** Releases the cache. */
    void letGo();

    /**
     * Brings the partitions here, one after the other: repartitioned ones in the order of their targets, others as they
     * were read.
     */
    void inOrder(Consumer<Table> parts);
}
