package org.semblance.method.microaggregation;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.semblance.Watcher;
import org.semblance.domain.Records;
import org.semblance.privacy.Evidence;

/** Partitions similar records into groups of at least k. */
public interface Partitioner {

    /** The smallest size of a group. */
    int k();

    /**
     * The same partitioner for one table, of which it may use more than the records; itself if it uses only these.
     *
     * @param evidence what the table has besides the records
     * @param rowsOf the rows of each record: one, or those of a person
     */
    default Partitioner of(Evidence evidence, IntFunction<int[]> rowsOf) {
        return this;
    }

    /** Whether equal records are never separated, so that distinct records with their multiplicities are sufficient. */
    default boolean ofTuples() {
        return false;
    }

    /** How it masks a partitioned table, if it can: only if it forms the groups of a block from its records alone. */
    default Optional<PartitionedMicroaggregation> inParts(GroupPrototypes prototypes) {
        return Optional.empty();
    }

    /** Partitions these rows, at least k of them, into groups of at least k. */
    List<int[]> partition(Records records, int[] rows, Watcher watcher);
}
