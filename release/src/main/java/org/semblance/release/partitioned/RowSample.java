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
 * Some rows of a table in parts, which are looked at in one place: all of them, or about so many of very many, chosen by a hash of
 * their numbers: the same rows each time, whatever they hold.
 */
record RowSample(int rows, int most) implements Serializable {

    /** Whether it is all rows. */
    boolean isAll() {
        return rows <= most;
    }

    /** Which of these rows are in it. */
    int[] of(Rows these) {
        return IntStream.range(0, these.size())
                .filter(row -> holds(these.number(row)))
                .toArray();
    }

    boolean holds(int number) {
        return isAll() || (HashMix.of(number) >>> 11) * 0x1.0p-53 * rows < most;
    }

    /** These rows, in one place, by number; and others beside, by theirs. */
    Table gathered(PartitionedTable spread, int... others) {
        int[] beside = isAll() ? new int[0] : others;
        List<Table> parts = new ArrayList<>();
        spread.each(
                part -> part.rows(IntStream.range(0, part.size())
                        .filter(row -> holds(part.rows().number(row))
                                || Arrays.binarySearch(beside, part.rows().number(row)) >= 0)
                        .toArray()),
                parts::add);
        return Table.joined(parts).byNumber();
    }
}
