package org.semblance.method;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.semblance.data.Rows;
import org.semblance.data.Spread;

/** Finds the last rows of some tuples, wherever they lie. */
final class LastRows {

    private LastRows() {}

    /**
     * For each tuple, the number from which on its rows are the last ones; above all numbers where none is wanted.
     *
     * @param wanted how many rows of each tuple
     */
    static int[] from(Spread spread, KnownTuples known, int[] wanted) {
        int[][] last = new int[wanted.length][];
        Arrays.setAll(last, tuple -> new int[0]);
        spread.each(
                part -> numbers(part.rows(), known.of(part), wanted),
                found -> found.forEach((tuple, numbers) ->
                        last[tuple] = lastOf(Groups.together(last[tuple], numbers), wanted[tuple])));
        return Arrays.stream(last)
                .mapToInt(numbers -> numbers.length == 0 ? Integer.MAX_VALUE : numbers[0])
                .toArray();
    }

    private static HashMap<Integer, int[]> numbers(Rows rows, int[] tupleOf, int[] wanted) {
        Map<Integer, IntStream.Builder> found = new HashMap<>();
        for (int row = 0; row < tupleOf.length; row++) {
            if (wanted[tupleOf[row]] > 0) {
                found.computeIfAbsent(tupleOf[row], unseen -> IntStream.builder())
                        .add(rows.number(row));
            }
        }
        HashMap<Integer, int[]> last = new HashMap<>();
        found.forEach((tuple, numbers) -> last.put(tuple, lastOf(numbers.build().toArray(), wanted[tuple])));
        return last;
    }

    /** The highest so many, lowest first. */
    private static int[] lastOf(int[] numbers, int count) {
        int[] sorted = numbers.clone();
        Arrays.sort(sorted);
        return Arrays.copyOfRange(sorted, Math.max(0, sorted.length - count), sorted.length);
    }
}
