package org.semblance.method;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Rows;

/** Finds the last rows of some tuples in a partitioned table. */
final class LastOccurrences {

    private LastOccurrences() {}

    /**
     * For each tuple, the row number from which on its rows are among the last ones; larger than all numbers if none is
     * wanted.
     *
     * @param wanted the number of rows of each tuple; above 0 for few tuples
     */
    static int[] from(PartitionedTable parts, TupleIndex known, int[] wanted) {
        int[] asked = IntStream.range(0, wanted.length)
                .filter(tuple -> wanted[tuple] > 0)
                .toArray();
        int[] counts = Arrays.stream(asked).map(tuple -> wanted[tuple]).toArray();
        int[][] last = new int[asked.length][0];
        parts.each(
                part -> numbers(part.rows(), known.of(part), asked, counts),
                found -> Arrays.setAll(last, i -> lastOf(Groups.together(last[i], found[i]), counts[i])));
        int[] from = new int[wanted.length];
        Arrays.fill(from, Integer.MAX_VALUE);
        for (int i = 0; i < asked.length; i++) {
            from[asked[i]] = last[i][0];
        }
        return from;
    }

    /** The row numbers of the last rows of those tuples in a part. */
    private static int[][] numbers(Rows rows, int[] tupleOf, int[] asked, int[] counts) {
        IntStream.Builder[] found = new IntStream.Builder[asked.length];
        Arrays.setAll(found, i -> IntStream.builder());
        for (int row = 0; row < tupleOf.length; row++) {
            int i = Arrays.binarySearch(asked, tupleOf[row]);
            if (i >= 0) {
                found[i].add(rows.number(row));
            }
        }
        int[][] numbers = new int[asked.length][];
        Arrays.setAll(numbers, i -> lastOf(found[i].build().toArray(), counts[i]));
        return numbers;
    }

    /** The largest numbers, in increasing order. */
    private static int[] lastOf(int[] numbers, int count) {
        int[] sorted = numbers.clone();
        Arrays.sort(sorted);
        return Arrays.copyOfRange(sorted, Math.max(0, sorted.length - count), sorted.length);
    }
}
