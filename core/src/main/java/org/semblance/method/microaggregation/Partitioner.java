package org.semblance.method.microaggregation;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.semblance.Watcher;
import org.semblance.domain.Records;
import org.semblance.privacy.Evidence;

/** Puts records that are alike into groups of at least k. */
public interface Partitioner {

    /** The smallest size of a group. */
    int k();

    /**
     * The same for one table, of which it may look at more than the records; itself, where they are all it looks at.
     *
     * @param evidence what the table holds beside the records
     * @param rowsOf the rows of the table that each record stands for: one, or those of a person
     */
    default Partitioner of(Evidence evidence, IntFunction<int[]> rowsOf) {
        return this;
    }

    /** Whether equal records are never put into different groups, so that it is enough to see each once, with how many there are. */
    default boolean ofTuples() {
        return false;
    }

    /** How it masks a table in parts, where it can: only with groups that it makes of a block by looking at its records alone. */
    default Optional<PartitionedMicroaggregation> inParts(GroupPrototypes published) {
        return Optional.empty();
    }

    /** Groups of these rows, at least k of them: each in one group, each group of at least k. */
    List<int[]> partition(Records records, int[] rows, Watcher watcher);
}
