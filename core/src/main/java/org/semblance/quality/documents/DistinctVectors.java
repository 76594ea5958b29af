package org.semblance.quality.documents;

import java.util.List;
import org.semblance.data.Distinct;
import org.semblance.data.Vectors;
import org.semblance.domain.vectors.VectorSpace;

/** The different vectors of a column, each brought to length 1, with the rows that hold them. */
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

    /** How many there are; they are numbered by their first row. */
    public int count() {
        return distinct.count();
    }

    /** How many rows there are. */
    int rows() {
        return column.size();
    }

    int dimensions() {
        return column.dimensions();
    }

    /** How many rows hold a vector. */
    public int size(int vector) {
        return distinct.size(vector);
    }

    /** The rows that hold a vector, lowest first. */
    int[] rowsOf(int vector) {
        return distinct.rowsOf(vector);
    }

    /** The vector that a row holds. */
    public int ofRow(int row) {
        return distinct.recordOf(row);
    }

    /** The first entry of a vector. */
    int from(int vector) {
        return column.from(distinct.first(vector));
    }

    /** The first entry that is no longer a vector's. */
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
