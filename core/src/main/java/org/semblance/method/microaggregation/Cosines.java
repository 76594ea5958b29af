package org.semblance.method.microaggregation;

import org.semblance.data.Vectors;
import org.semblance.domain.vectors.Vector;

/** Rows of unit vectors in line, each at a place, and their cosines with a point. Those that left are passed over. */
interface Cosines {

    /** A row that is not zero at more than one place of so many is looked at place by place, like an embedding. */
    int SPARSE = 4;

    /** The fastest way to the cosines of these rows. */
    static Cosines of(Vectors vectors, int[] rows) {
        long entries = 0;
        for (int row : rows) {
            entries += vectors.entries(row);
        }
        return entries * SPARSE > (long) rows.length * vectors.dimensions()
                ? new DenseRows(vectors, rows)
                : new SparseRows(vectors, rows);
    }

    /** What no cosine of two rows is below: 0 where no weight is negative. */
    static double least(Vectors vectors) {
        for (double weight : vectors.weights()) {
            if (weight < 0) {
                return -1;
            }
        }
        return 0;
    }

    /**
     * Writes, at each of the first {@code count} places given, the inner product of the row there with a point.
     *
     * @param left the places that have not left
     */
    void with(Vector point, int[] left, int count, double[] out);

    /** Takes the row at a place out. */
    void leave(int place);
}
