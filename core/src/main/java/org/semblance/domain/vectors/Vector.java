package org.semblance.domain.vectors;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import org.semblance.data.Vectors;

/** A sparse vector: positions with non-zero weights, lowest position first. Without any it is the missing value. */
public final class Vector {

    /** The zero vector, which is the missing value. */
    public static final Vector NOTHING = new Vector(new int[0], new double[0]);

    private final int[] places;
    private final double[] weights;

    private Vector(int[] places, double[] weights) {
        this.places = places;
        this.weights = weights;
    }

    /** A vector from its entries; arrays are not copied. Positions increase; weights are finite and not zero. */
    public static Vector of(int[] places, double[] weights) {
        return places.length == 0 ? NOTHING : new Vector(places, weights);
    }

    /** The same, but weights may be zero and positions may be more than weights; arrays are not copied. */
    static Vector withoutZeros(int[] places, double[] weights) {
        int kept = 0;
        for (int entry = 0; entry < weights.length; entry++) {
            if (weights[entry] != 0) {
                places[kept] = places[entry];
                weights[kept++] = weights[entry];
            }
        }
        return of(
                kept == places.length ? places : Arrays.copyOf(places, kept),
                kept == weights.length ? weights : Arrays.copyOf(weights, kept));
    }

    /** A row of a column. */
    public static Vector of(Vectors column, int row) {
        return of(
                Arrays.copyOfRange(column.places(), column.from(row), column.to(row)),
                Arrays.copyOfRange(column.weights(), column.from(row), column.to(row)));
    }

    /** The number of non-zero entries. */
    public int entries() {
        return places.length;
    }

    public int place(int entry) {
        return places[entry];
    }

    public double weight(int entry) {
        return weights[entry];
    }

    /** The Euclidean length. */
    public double norm() {
        double squares = 0;
        for (double weight : weights) {
            squares += weight * weight;
        }
        return Math.sqrt(squares);
    }

    /** The same direction with length 1; the zero vector is unchanged. */
    public Vector unit() {
        double norm = norm();
        return scaled(weight -> weight / norm);
    }

    /** Multiplies every weight by a number. */
    public Vector times(double factor) {
        return scaled(weight -> weight * factor);
    }

    /** Weights that underflow become zero. */
    private Vector scaled(DoubleUnaryOperator scale) {
        double[] scaled = new double[weights.length];
        for (int entry = 0; entry < scaled.length; entry++) {
            scaled[entry] = scale.applyAsDouble(weights[entry]);
        }
        return withoutZeros(places.clone(), scaled);
    }

    /** The inner product, summed by increasing position. */
    public double dot(Vector other) {
        return dot(other.places, other.weights, 0, other.places.length);
    }

    /** The inner product with a row of a column, summed by increasing position. */
    public double dot(Vectors column, int row) {
        return dot(column.places(), column.weights(), column.from(row), column.to(row));
    }

    private double dot(int[] otherPlaces, double[] otherWeights, int from, int to) {
        double sum = 0;
        int mine = 0;
        int its = from;
        while (mine < places.length && its < to) {
            int difference = places[mine] - otherPlaces[its];
            if (difference == 0) {
                sum += weights[mine++] * otherWeights[its++];
            } else if (difference < 0) {
                mine++;
            } else {
                its++;
            }
        }
        return sum;
    }

    /** The squared Euclidean distance from another vector, summed by increasing position. */
    public double square(Vector other) {
        return square(other.places, other.weights, 0, other.places.length);
    }

    /** The squared Euclidean distance from a row of a column, summed by increasing position. */
    public double square(Vectors column, int row) {
        return square(column.places(), column.weights(), column.from(row), column.to(row));
    }

    private double square(int[] otherPlaces, double[] otherWeights, int from, int to) {
        double sum = 0;
        int mine = 0;
        int its = from;
        while (mine < places.length || its < to) {
            int place = mine < places.length ? places[mine] : Integer.MAX_VALUE;
            int otherPlace = its < to ? otherPlaces[its] : Integer.MAX_VALUE;
            double difference =
                    (place <= otherPlace ? weights[mine++] : 0) - (otherPlace <= place ? otherWeights[its++] : 0);
            sum += difference * difference;
        }
        return sum;
    }

    /** Whether a row of a column is this vector, to the last bit. */
    public boolean equals(Vectors column, int row) {
        return Arrays.equals(places, 0, places.length, column.places(), column.from(row), column.to(row))
                && Arrays.equals(weights, 0, weights.length, column.weights(), column.from(row), column.to(row));
    }

    /** The vector as a dense array. */
    public double[] dense(int dimensions) {
        double[] dense = new double[dimensions];
        for (int entry = 0; entry < places.length; entry++) {
            dense[places[entry]] = weights[entry];
        }
        return dense;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Vector vector
                && Arrays.equals(places, vector.places)
                && Arrays.equals(weights, vector.weights);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(places) + Arrays.hashCode(weights);
    }

    /** The number of entries only, because their values may be personal data. */
    @Override
    public String toString() {
        return "a vector of " + places.length + " entries";
    }
}
