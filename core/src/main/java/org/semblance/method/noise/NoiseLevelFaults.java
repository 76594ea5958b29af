package org.semblance.method.noise;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Rows;
import org.semblance.data.Table;

/**
 * The rows in which a column has no valid noise level. Those of parts can be merged.
 *
 * @param absent whether there is no such column
 * @param first the numbers of the first such rows
 * @param rows the number of such rows
 */
record NoiseLevelFaults(boolean absent, List<Integer> first, int rows) implements Serializable {

    /** The number of rows kept, more than a message names. */
    private static final int MOST = 16;

    private static final NoiseLevelFaults NONE = new NoiseLevelFaults(false, List.of(), 0);

    /** The faults of a column. */
    static NoiseLevelFaults of(Column column, double[] levels, Rows rows) {
        int[] faulty = IntStream.range(0, levels.length)
                .filter(row -> Double.isNaN(levels[row]) && !column.missing(row))
                .map(rows::number)
                .toArray();
        return new NoiseLevelFaults(
                false, Arrays.stream(faulty).sorted().limit(MOST).boxed().toList(), faulty.length);
    }

    private static NoiseLevelFaults of(Table part, String name) {
        Column column = part.find(name);
        return column == null
                ? new NoiseLevelFaults(true, List.of(), 0)
                : of(column, NoiseLevel.ofColumn(column), part.rows());
    }

    private NoiseLevelFaults and(NoiseLevelFaults other) {
        return new NoiseLevelFaults(
                absent || other.absent,
                Stream.concat(first.stream(), other.first.stream())
                        .sorted()
                        .limit(MOST)
                        .toList(),
                Math.addExact(rows, other.rows));
    }

    /** Refuses a partitioned table with invalid levels. */
    static void refuse(PartitionedTable parts, String name) {
        List<NoiseLevelFaults> found = new ArrayList<>();
        parts.each(part -> of(part, name), found::add);
        found.stream().reduce(NONE, NoiseLevelFaults::and).refuse(name);
    }

    /** Refuses the column if there are any. */
    void refuse(String name) {
        if (absent) {
            throw NoiseLevel.noColumn(name);
        }
        if (rows > 0) {
            // the last of the first represents all that are not listed
            int[] times = new int[first.size()];
            Arrays.fill(times, 1);
            times[times.length - 1] += rows - times.length;
            Rows faulty = Rows.numbered(
                            first.stream().mapToInt(Integer::intValue).toArray())
                    .counted(times);
            throw Problem.data(
                    ProblemCode.E_ALPHA,
                    "column '" + name + "' holds what is no level of noise in " + faulty.named(row -> true),
                    NoiseLevel.ADVICE_OF_ROWS);
        }
    }
}
