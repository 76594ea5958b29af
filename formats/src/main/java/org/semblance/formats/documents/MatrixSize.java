package org.semblance.formats.documents;

import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * The size of a matrix.
 *
 * @param rows the number of rows
 * @param columns the number of columns
 * @param entries the number of entries
 * @param dense whether the file contains all entries, including zeros
 */
record MatrixSize(int rows, int columns, long entries, boolean dense) {

    /** This many rows or columns may be empty in any matrix; more only if there are about as many entries. */
    private static final int HARMLESS = 1 << 20;

    private static final long TIMES = 16;
    private static final int MOST = Integer.MAX_VALUE - 8;

    /** The size stated by a file, if plausible: a few bytes must not claim all of the memory. */
    static MatrixSize of(long rows, long columns, long entries, boolean dense) {
        if (rows > MOST || columns > MOST) {
            throw Problem.data(ProblemCode.E_MATRIX, "more than " + MOST + " rows or columns", "split the matrix");
        }
        if (rows == 0 || columns == 0 || entries == 0) {
            throw Problem.data(ProblemCode.E_EMPTY_INPUT, "a matrix without entries", "give one with documents");
        }
        if (entries > rows * columns) {
            throw Problem.data(
                    ProblemCode.E_MATRIX,
                    "more entries than the matrix has room for",
                    "write the number of entries that follow");
        }
        refuseEmptiness(rows, entries, "rows");
        refuseEmptiness(columns, entries, "columns");
        return new MatrixSize((int) rows, (int) columns, entries, dense);
    }

    private static void refuseEmptiness(long many, long entries, String what) {
        if (many > HARMLESS && many / TIMES > entries) {
            throw Problem.data(
                    ProblemCode.E_MATRIX,
                    "nearly all of the " + many + " " + what + " are empty",
                    "leave empty " + what + " out");
        }
    }
}
