package org.semblance.method.microaggregation;

import org.semblance.data.Vectors;
import org.semblance.domain.vectors.Vector;

/** Cosines between a point and unit vectors that are removed one by one; removed rows are skipped. */
interface Cosines {

    /** Rows with more than one non-zero entry in this many dimensions are treated as dense, like embeddings. */
    int SPARSE = 4;

    /** The fastest implementation for these rows. */
    static Cosines of(Vectors vectors, int[] rows) {
        long entries = 0;
        for (int row : rows) {
            entries += vectors.entries(row);
        }
        return entries * SPARSE > (long) rows.length * vectors.dimensions()
                ? new DenseRows(vectors, rows)
                : new SparseRows(vectors, rows);
    }

    /** A lower bound of the cosines: 0 if no weight is negative. */
    static double least(Vectors vectors) {
        for (double weight : vectors.weights()) {
            if (weight < 0) {
                return -1;
            }
        }
        return 0;
    }

    /**
     * Writes, for each of the first {@code count} positions, the inner product of its row with a point.
     *
     * @param left the positions of remaining rows
     */
    void with(Vector point, int[] left, int count, double[] out);

    /** Removes the row at a position. */
    void leave(int place);
}
