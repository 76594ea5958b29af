package org.semblance.quality.documents;

import java.util.Arrays;
import org.semblance.data.Vectors;

/** The formulas on plain arrays, the slow way: what the fast way is compared with. */
final class Dense {

    private Dense() {}

    /** A row as an array of all its places. */
    static double[] row(Vectors column, int row) {
        double[] dense = new double[column.dimensions()];
        for (int entry = column.from(row); entry < column.to(row); entry++) {
            dense[column.places()[entry]] = column.weights()[entry];
        }
        return dense;
    }

    static double dot(double[] one, double[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }

    static double norm(double[] vector) {
        return Math.sqrt(dot(vector, vector));
    }

    static double[] sum(double[] one, double[] other) {
        double[] sum = one.clone();
        for (int i = 0; i < sum.length; i++) {
            sum[i] += other[i];
        }
        return sum;
    }

    static double[] times(double[] vector, double factor) {
        return Arrays.stream(vector).map(weight -> weight * factor).toArray();
    }

    static double[] unit(double[] vector) {
        double norm = norm(vector);
        return norm == 0 ? vector : times(vector, 1 / norm);
    }

    static double square(double[] one, double[] other) {
        double[] difference = sum(one, times(other, -1));
        return dot(difference, difference);
    }

    /** The cosine of the angle between two rows; 0 where one of them is nothing. */
    static double cosine(Vectors one, int row, Vectors other, int otherRow) {
        return dot(unit(row(one, row)), unit(row(other, otherRow)));
    }
}
