package org.semblance.domain.vectors;

import java.util.Arrays;
import org.semblance.data.Vectors;

/** A sparse vector: the places where it is not zero, lowest first, and what stands there. Without any it is nothing. */
public final class Vector {

    /** The vector that is zero everywhere. */
    public static final Vector NOTHING = new Vector(new int[0], new double[0]);

    private final int[] places;
    private final double[] weights;

    private Vector(int[] places, double[] weights) {
        this.places = places;
        this.weights = weights;
    }

    /** A vector from its entries, which the caller gives away; places rise, weights are finite and not zero. */
    public static Vector of(int[] places, double[] weights) {
        return places.length == 0 ? NOTHING : new Vector(places, weights);
    }

    /** A row of a column. */
    public static Vector of(Vectors column, int row) {
        return of(
                Arrays.copyOfRange(column.places(), column.from(row), column.to(row)),
                Arrays.copyOfRange(column.weights(), column.from(row), column.to(row)));
    }

    /** How many entries are not zero. */
    public int entries() {
        return places.length;
    }

    public int place(int entry) {
        return places[entry];
    }

    public double weight(int entry) {
        return weights[entry];
    }

    /** The length, by Euclid. */
    public double norm() {
        double squares = 0;
        for (double weight : weights) {
            squares += weight * weight;
        }
        return Math.sqrt(squares);
    }

    /** The same direction with length 1; nothing stays nothing. */
    public Vector unit() {
        double norm = norm();
        double[] scaled = new double[weights.length];
        for (int entry = 0; entry < scaled.length; entry++) {
            scaled[entry] = weights[entry] / norm;
        }
        return of(places, scaled);
    }

    /** Every weight times a number that is not zero. */
    public Vector times(double factor) {
        double[] scaled = new double[weights.length];
        for (int entry = 0; entry < scaled.length; entry++) {
            scaled[entry] = weights[entry] * factor;
        }
        return of(places, scaled);
    }

    /** The inner product, summed by rising place. */
    public double dot(Vector other) {
        double sum = 0;
        int mine = 0;
        int its = 0;
        while (mine < places.length && its < other.places.length) {
            if (places[mine] == other.places[its]) {
                sum += weights[mine++] * other.weights[its++];
            } else if (places[mine] < other.places[its]) {
                mine++;
            } else {
                its++;
            }
        }
        return sum;
    }

    /** The squared Euclidean distance, summed by rising place. */
    public double square(Vector other) {
        double sum = 0;
        int mine = 0;
        int its = 0;
        while (mine < places.length || its < other.places.length) {
            int place = mine < places.length ? places[mine] : Integer.MAX_VALUE;
            int otherPlace = its < other.places.length ? other.places[its] : Integer.MAX_VALUE;
            double difference =
                    (place <= otherPlace ? weights[mine++] : 0) - (otherPlace <= place ? other.weights[its++] : 0);
            sum += difference * difference;
        }
        return sum;
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

    /** How many entries it has; what they are may be somebody's. */
    @Override
    public String toString() {
        return "a vector of " + places.length + " entries";
    }
}
