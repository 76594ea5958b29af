package org.semblance.release.partitioned;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.data.HashMix;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Rows;
import org.semblance.data.Table;

/**
 * A sample of a partitioned table that is small enough for one place: all rows, or about {@code most} of them. Rows
 * are chosen by a hash of their numbers, so the sample is repeatable and does not depend on their values.
 */
record RowSample(int rows, int most) implements Serializable {

    /** Whether the sample is the whole table. */
    boolean isAll() {
        return rows <= most;
    }

    /** The positions of those rows that are in the sample. */
    int[] of(Rows these) {
        return IntStream.range(0, these.size())
                .filter(row -> holds(these.number(row)))
                .toArray();
    }

    boolean holds(int number) {
        return isAll() || (HashMix.of(number) >>> 11) * 0x1.0p-53 * rows < most;
    }

    /**
     * The rows of the sample in one table, ordered by number.
     *
     * @param others the sorted numbers of further rows to include
     */
    Table gathered(PartitionedTable table, int... others) {
        int[] beside = isAll() ? new int[0] : others;
        List<Table> parts = new ArrayList<>();
        table.each(
                part -> part.rows(IntStream.range(0, part.size())
                        .filter(row -> holds(part.rows().number(row))
                                || Arrays.binarySearch(beside, part.rows().number(row)) >= 0)
                        .toArray()),
                parts::add);
        return Table.joined(parts).byNumber();
    }
}
