package org.semblance.formats.documents;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Vectors;

/** Collects the entries of a sparse matrix in any order, and returns them by row and column. */
final class Coordinates {

    private static final int MOST = Integer.MAX_VALUE - 8;

    /** Entries by row; those of a row are between its start and the next one. */
    static final class ByRow {

        final int[] starts;
        final int[] columns;
        final double[] values;

        private ByRow(int[] starts, int[] columns, double[] values) {
            this.starts = starts;
            this.columns = columns;
            this.values = values;
        }
    }

    private int[] rows = new int[1 << 10];
    private int[] columns = new int[1 << 10];
    private double[] values = new double[1 << 10];
    private int size;
    private boolean ordered = true;

    /** Adds an entry; returns what is wrong with it, if anything. */
    @Nullable
    Problem add(int row, int column, double value) {
        if (size == MOST) {
            return Problem.data(ProblemCode.E_MATRIX, "more than " + MOST + " entries", "split the matrix");
        }
        if (size == rows.length) {
            int room = (int) Math.min(MOST, size + (long) size / 2);
            rows = Arrays.copyOf(rows, room);
            columns = Arrays.copyOf(columns, room);
            values = Arrays.copyOf(values, room);
        }
        ordered &= size == 0 || row > rows[size - 1] || (row == rows[size - 1] && column > columns[size - 1]);
        rows[size] = row;
        columns[size] = column;
        values[size++] = value;
        return null;
    }

    /** Adds a whole row without zeros. */
    @Nullable
    Problem addAll(int row, double[] numbers, int length) {
        Problem refused = null;
        for (int column = 0; column < length && refused == null; column++) {
            refused = numbers[column] == 0 ? null : add(row, column, numbers[column]);
        }
        return refused;
    }

    /** All entries as a column of vectors, without zeros. */
    Vectors vectors(String name, int count, int dimensions) {
        ByRow byRow = byRow(count);
        int kept = 0;
        for (int row = 0; row < count; row++) {
            int from = byRow.starts[row];
            byRow.starts[row] = kept;
            for (int entry = from; entry < byRow.starts[row + 1]; entry++) {
                if (byRow.values[entry] != 0) {
                    byRow.columns[kept] = byRow.columns[entry];
                    byRow.values[kept++] = byRow.values[entry];
                }
            }
        }
        byRow.starts[count] = kept;
        return Vectors.of(
                name, dimensions, byRow.starts, Arrays.copyOf(byRow.columns, kept), Arrays.copyOf(byRow.values, kept));
    }

    /**
     * All entries in order.
     *
     * @param count the number of rows
     * @throws Problem if two entries have the same position
     */
    ByRow byRow(int count) {
        int[] starts = new int[count + 1];
        for (int entry = 0; entry < size; entry++) {
            starts[rows[entry] + 1]++;
        }
        for (int row = 0; row < count; row++) {
            starts[row + 1] += starts[row];
        }
        if (ordered) {
            return new ByRow(starts, Arrays.copyOf(columns, size), Arrays.copyOf(values, size));
        }
        int[] next = Arrays.copyOf(starts, count);
        int[] order = new int[size];
        for (int entry = 0; entry < size; entry++) {
            order[next[rows[entry]]++] = entry;
        }
        ByRow sorted = new ByRow(starts, new int[size], new double[size]);
        for (int row = 0; row < count; row++) {
            sort(row, order, sorted);
        }
        return sorted;
    }

    private void sort(int row, int[] order, ByRow sorted) {
        int from = sorted.starts[row];
        int to = sorted.starts[row + 1];
        long[] keys = new long[to - from];
        for (int i = from; i < to; i++) {
            keys[i - from] = (long) columns[order[i]] << 32 | order[i];
        }
        Arrays.sort(keys);
        for (int i = from; i < to; i++) {
            long key = keys[i - from];
            sorted.columns[i] = (int) (key >>> 32);
            sorted.values[i] = values[(int) key];
            if (i > from && sorted.columns[i] == sorted.columns[i - 1]) {
                throw Problem.data(
                        ProblemCode.E_MATRIX,
                        "row " + (row + 1) + " has two entries in column " + (sorted.columns[i] + 1),
                        "keep one of them, or add them up");
            }
        }
    }
}
