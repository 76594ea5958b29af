package org.semblance.domain.vectors;

import java.util.Arrays;
import org.semblance.data.Vectors;

/** Normalises vectors to length 1. Vectors that have it already are unchanged, to the last bit. */
final class VectorNormalization {

    /** A vector whose squared length differs from 1 by at most this much is unchanged. */
    private static final double UNIT = 1e-12;

    private VectorNormalization() {}

    static Vectors of(Vectors column) {
        double[] weights = column.weights().clone();
        boolean[] done = new boolean[column.vectors()];
        boolean vanished = false;
        for (int row = 0; row < column.size(); row++) {
            if (!done[column.vector(row)]) {
                done[column.vector(row)] = true;
                vanished |= normalize(weights, column.from(row), column.to(row));
            }
        }
        return vanished ? withoutZeros(column, weights) : column.weighing(weights);
    }

    static Vector of(Vector vector) {
        double[] weights = new double[vector.entries()];
        int[] places = new int[weights.length];
        for (int entry = 0; entry < weights.length; entry++) {
            places[entry] = vector.place(entry);
            weights[entry] = vector.weight(entry);
        }
        normalize(weights, 0, weights.length);
        return Vector.withoutZeros(places, weights);
    }

    /** Normalises weights; returns whether one underflowed to zero. */
    private static boolean normalize(double[] weights, int from, int to) {
        double squares = squares(weights, from, to);
        if (from == to || Math.abs(squares - 1) <= UNIT) {
            return false;
        }
        double most = 0;
        for (int entry = from; entry < to; entry++) {
            most = Math.max(most, Math.abs(weights[entry]));
        }
        if (most > 1e100 || most < 1e-100) { // squares would overflow or underflow
            for (int entry = from; entry < to; entry++) {
                weights[entry] /= most;
            }
            squares = squares(weights, from, to);
        }
        double norm = Math.sqrt(squares);
        boolean vanished = false;
        for (int entry = from; entry < to; entry++) {
            weights[entry] /= norm;
            vanished |= weights[entry] == 0;
        }
        return vanished;
    }

    private static double squares(double[] weights, int from, int to) {
        double squares = 0;
        for (int entry = from; entry < to; entry++) {
            squares += weights[entry] * weights[entry];
        }
        return squares;
    }

    private static Vectors withoutZeros(Vectors column, double[] weights) {
        int[] starts = new int[column.size() + 1];
        int[] keptPlaces = new int[Math.toIntExact(column.entries())];
        double[] keptWeights = new double[keptPlaces.length];
        int kept = 0;
        for (int row = 0; row < column.size(); row++) {
            for (int entry = column.from(row); entry < column.to(row); entry++) {
                if (weights[entry] != 0) {
                    keptPlaces[kept] = column.places()[entry];
                    keptWeights[kept++] = weights[entry];
                }
            }
            starts[row + 1] = kept;
        }
        return Vectors.of(
                column.name(),
                column.dimensions(),
                starts,
                Arrays.copyOf(keptPlaces, kept),
                Arrays.copyOf(keptWeights, kept));
    }
}
