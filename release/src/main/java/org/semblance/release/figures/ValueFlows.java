package org.semblance.release.figures;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * How many rows of each original value became each released one, as far as that may be told.
 *
 * <p>A flow is a cell of a table with a line for each original value and a column for each released one. The reader is
 * taken to know the sums of the lines that are named (the report shows them), the sums of all columns (the release shows
 * them), how many values are missing on both sides, and this rule. The rule:
 *
 * <ol>
 *   <li>A cell is told only when at least {@code least} rows are behind it, and then rounded down to a multiple of {@code
 *       least}. So what the reader knows of it are {@code least} numbers in a row, and the same holds for what is left of
 *       its line or column: a rest that is certainly not nothing may always be {@code least} or more.
 *   <li>No cell of 1 to {@code least} − 1 rows can be worked out. It cannot when it lies on a circle of cells along which one
 *       row more and one row fewer alternate, so that all sums stay and no cell changes what is told of it: then a table
 *       in which the cell is another looks the same. Where a cell lies on no such circle, nothing at all is told. (Gusfield,
 *       A graph theoretic approach to statistical data security, SIAM Journal on Computing 17 (1988): a cell is open
 *       exactly when no circle runs through it.)
 * </ol>
 *
 * <p>Whether anything is told depends on what would be told and on the sums alone, so where something is told, trying the
 * rule on every table that fits tells no more. Where nothing is told, that says that some cell would have been open. Of small
 * tables so few fit that this could tell which, so of fewer than three values on a side, or fewer than 20 times {@code least}
 * rows, nothing is ever told. That a cell is empty may come out: nobody is behind it. What measures say of all rows together
 * is not counted here.
 */
final class ValueFlows {

    private static final int FEWEST_VALUES = 3;
    private static final int FEWEST_ROWS = 20;

    private final int[][] counts;
    private final int lines;
    private final int columns;
    private final int least;
    private final boolean told;

    /**
     * The flows that may be told.
     *
     * @param counts rows by original and released value; the last line and the last column are for no value
     * @param lines how many of the lines, the first ones, are named; one of the others stands for all further values
     * @param columns how many of the columns, the first ones, are named
     */
    ValueFlows(int[][] counts, int lines, int columns, int least) {
        this.counts = counts;
        this.lines = lines;
        this.columns = columns;
        this.least = least;
        this.told = lines >= FEWEST_VALUES && columns >= FEWEST_VALUES && hasManyRows() && !leavesAnyOpen();
    }

    /** At least so many rows of an original value became a released one: a multiple of the fewest that may be told. */
    int atLeast(int line, int column) {
        return told ? counts[line][column] / least * least : 0;
    }

    private boolean hasManyRows() {
        return Arrays.stream(counts).flatMapToInt(Arrays::stream).asLongStream().sum() >= (long) FEWEST_ROWS * least;
    }

    private boolean leavesAnyOpen() {
        boolean[][] safe = new boolean[counts.length][counts[0].length];
        for (int line = 0; line < counts.length; line++) {
            for (int column = 0; column < counts[line].length; column++) {
                int rows = counts[line][column];
                boolean small = rows > 0 && rows < least && !given(line, column);
                if (small && !safe[line][column] && !onCircle(line, column, safe)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** How many rows had no value and have none is known from how many cells were filled. */
    private boolean given(int line, int column) {
        return line == counts.length - 1 && column == counts[line].length - 1;
    }

    private boolean onCircle(int line, int column, boolean[][] safe) {
        return (canGrow(line, column) && circle(line, column, true, safe))
                || (canShrink(line, column) && circle(line, column, false, safe));
    }

    private boolean canGrow(int line, int column) {
        return mayBecome(line, column, counts[line][column] + 1);
    }

    private boolean canShrink(int line, int column) {
        return counts[line][column] > 0 && mayBecome(line, column, counts[line][column] - 1);
    }

    /** Whether a cell could hold so many rows and look the same. */
    private boolean mayBecome(int line, int column, int rows) {
        boolean named = line < lines && column < columns;
        return named ? rows / least == counts[line][column] / least : !given(line, column);
    }

    /**
     * Looks for a circle through a cell that grows or shrinks, and marks all on it as safe. From a line the way leads on
     * through a cell that grows, from a column through one that shrinks.
     */
    private boolean circle(int line, int column, boolean grows, boolean[][] safe) {
        int size = counts.length;
        int start = grows ? size + column : line;
        int end = grows ? line : size + column;
        int[] from = new int[size + counts[0].length];
        Arrays.fill(from, -1);
        from[start] = start;
        Deque<Integer> next = new ArrayDeque<>();
        next.add(start);
        while (!next.isEmpty() && from[end] < 0) {
            int at = next.remove();
            boolean isLine = at < size;
            for (int to = isLine ? size : 0; to < (isLine ? from.length : size); to++) {
                int i = Math.min(at, to);
                int j = Math.max(at, to) - size;
                boolean itself = i == line && j == column;
                if (from[to] < 0 && !itself && (isLine ? canGrow(i, j) : canShrink(i, j))) {
                    from[to] = at;
                    next.add(to);
                }
            }
        }
        if (from[end] < 0) {
            return false;
        }
        safe[line][column] = true;
        for (int at = end; at != start; at = from[at]) {
            safe[Math.min(at, from[at])][Math.max(at, from[at]) - size] = true;
        }
        return true;
    }
}
