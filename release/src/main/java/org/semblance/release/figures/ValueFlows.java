package org.semblance.release.figures;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * How many rows of each original value became each released value, as far as that may be published.
 *
 * <p>A flow is a cell of a table with a line for each original value and a column for each released one. An intruder
 * is assumed to know the totals of the named lines (from the report), the totals of all columns (from the release),
 * the number of missing values on both sides, and this rule:
 *
 * <ol>
 *   <li>A cell is published only if it has at least {@code least} rows, and then rounded down to a multiple of {@code
 *       least}. For the intruder, it may have any of {@code least} consecutive counts. The same holds for the
 *       remainder of its line or column: a remainder that is certainly not 0 may always be {@code least} or more.
 *   <li>No cell of 1 to {@code least} − 1 rows can be computed exactly. This is the case if the cell lies on a cycle
 *       of cells along which adding and removing one row alternate without changing any total or any published
 *       figure: a table with another count in that cell then looks the same. If a small cell lies on no such cycle,
 *       nothing is published at all. (Gusfield, A graph theoretic approach to statistical data security, SIAM Journal
 *       on Computing 17 (1988): a cell can be computed exactly if and only if no cycle runs through it.)
 * </ol>
 *
 * <p>Whether anything is published depends only on the totals and on the figures that would be published. So if
 * something is published, applying the rule to every table that fits discloses nothing more. If nothing is published,
 * some cell could have been computed. Few small tables fit given totals, so that this alone could disclose which
 * cell; therefore nothing is published with fewer than three values on a side, or with fewer than 20 times
 * {@code least} rows. That a cell is empty may be disclosed, since it concerns nobody. Measures over all rows are not
 * considered here.
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
     * Decides whether the flows may be published.
     *
     * @param counts rows by original and released value; the last line and the last column are for missing values
     * @param lines the number of named lines, which come first; one of the others sums up all further values
     * @param columns the number of named columns, which come first
     */
    ValueFlows(int[][] counts, int lines, int columns, int least) {
        this.counts = counts;
        this.lines = lines;
        this.columns = columns;
        this.least = least;
        this.told = lines >= FEWEST_VALUES && columns >= FEWEST_VALUES && hasManyRows() && !leavesAnyOpen();
    }

    /** A lower bound of the rows that changed from an original to a released value: a multiple of the minimum count. */
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

    /** The number of rows that were missing and still are is known from the number of imputed values. */
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

    /** Whether a cell could have so many rows without changing what is published. */
    private boolean mayBecome(int line, int column, int rows) {
        boolean named = line < lines && column < columns;
        return named ? rows / least == counts[line][column] / least : !given(line, column);
    }

    /**
     * Searches a cycle through a cell that grows or shrinks, and marks all its cells as safe. A line is left through
     * a cell that grows, a column through a cell that shrinks.
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
