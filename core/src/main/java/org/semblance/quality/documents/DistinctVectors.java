package org.semblance.quality.documents;

import java.util.List;
import org.semblance.data.Distinct;
import org.semblance.data.Vectors;
import org.semblance.domain.vectors.VectorSpace;

/** The distinct vectors of a column, normalised to length 1, with the rows of each. */
public final class DistinctVectors {

    private final Vectors column;
    private final Distinct distinct;

    private DistinctVectors(Vectors column) {
        this.column = VectorSpace.onSphere(column);
        this.distinct = Distinct.of(column.size(), List.of(this.column.codes()));
    }

    public static DistinctVectors of(Vectors column) {
        return new DistinctVectors(column);
    }

    /** The number of distinct vectors; they are numbered by their first row. */
    public int count() {
        return distinct.count();
    }

    /** The number of rows. */
    int rows() {
        return column.size();
    }

    int dimensions() {
        return column.dimensions();
    }

    /** The number of rows of a vector. */
    public int size(int vector) {
        return distinct.size(vector);
    }

    /** The rows of a vector, lowest first. */
    int[] rowsOf(int vector) {
        return distinct.rowsOf(vector);
    }

    /** The vector of a row. */
    public int ofRow(int row) {
        return distinct.recordOf(row);
    }

    /** The first entry of a vector. */
    int from(int vector) {
        return column.from(distinct.first(vector));
    }

    /** The end of the entries of a vector (exclusive). */
    int to(int vector) {
        return column.to(distinct.first(vector));
    }

    int[] places() {
        return column.places();
    }

    double[] weights() {
        return column.weights();
    }
}
