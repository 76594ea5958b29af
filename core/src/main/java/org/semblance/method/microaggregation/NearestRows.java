package org.semblance.method.microaggregation;

import java.util.Arrays;

/** Keeps the nearest rows among those offered, ties to the lowest row: a heap with the worst on top. */
final class NearestRows {

    private final double[] squares;
    private final int[] rows;
    private int held;

    NearestRows(int count) {
        this.squares = new double[count];
        this.rows = new int[count];
    }

    /** Rows farther than this are not accepted any more. */
    double worst() {
        return held < rows.length ? Double.POSITIVE_INFINITY : squares[0];
    }

    /** Accepts the row if it is among the nearest so far; returns whether it was. */
    boolean offer(double square, int row) {
        if (held < rows.length) {
            rise(square, row);
            return true;
        }
        if (before(square, row, squares[0], rows[0])) {
            sink(square, row);
            return true;
        }
        return false;
    }

    /** The rows held, in no particular order. */
    int[] rows() {
        return Arrays.copyOf(rows, held);
    }

    private static boolean before(double square, int row, double otherSquare, int otherRow) {
        return square < otherSquare || (square == otherSquare && row < otherRow);
    }

    private void rise(double square, int row) {
        int place = held++;
        while (place > 0) {
            int parent = (place - 1) >>> 1;
            if (!before(squares[parent], rows[parent], square, row)) {
                break;
            }
            squares[place] = squares[parent];
            rows[place] = rows[parent];
            place = parent;
        }
        squares[place] = square;
        rows[place] = row;
    }

    private void sink(double square, int row) {
        int place = 0;
        int half = held >>> 1;
        while (place < half) {
            int child = 2 * place + 1;
            int right = child + 1;
            if (right < held && before(squares[child], rows[child], squares[right], rows[right])) {
                child = right;
            }
            if (!before(square, row, squares[child], rows[child])) {
                break;
            }
            squares[place] = squares[child];
            rows[place] = rows[child];
            place = child;
        }
        squares[place] = square;
        rows[place] = row;
    }
}
