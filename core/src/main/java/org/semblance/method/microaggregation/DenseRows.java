package org.semblance.method.microaggregation;

import java.util.stream.IntStream;
import org.semblance.data.Vectors;
import org.semblance.domain.vectors.Vector;

/** Cosines for dense rows, stored contiguously including zeros. */
final class DenseRows implements Cosines {

    /** The number of rows that one thread processes, if there are enough for several threads. */
    private static final int CHUNK = 256;

    private static final long MANY = 500_000;

    private final int dimensions;
    private final double[][] weights;

    DenseRows(Vectors vectors, int[] rows) {
        this.dimensions = vectors.dimensions();
        this.weights = new double[rows.length][dimensions];
        for (int place = 0; place < rows.length; place++) {
            for (int entry = vectors.from(rows[place]); entry < vectors.to(rows[place]); entry++) {
                weights[place][vectors.places()[entry]] = vectors.weights()[entry];
            }
        }
    }

    @Override
    public void with(Vector point, int[] left, int count, double[] out) {
        double[] dense = point.dense(dimensions);
        IntStream chunks = IntStream.range(0, (count + CHUNK - 1) / CHUNK);
        ((long) count * dimensions > MANY ? chunks.parallel() : chunks).forEach(chunk -> {
            int end = Math.min(count, (chunk + 1) * CHUNK);
            for (int i = chunk * CHUNK; i < end; i++) {
                out[left[i]] = product(dense, weights[left[i]]);
            }
        });
    }

    /** Computes four independent partial sums, which the processor can overlap. */
    private static double product(double[] one, double[] other) {
        double a = 0;
        double b = 0;
        double c = 0;
        double d = 0;
        int i = 0;
        for (; i + 3 < one.length; i += 4) {
            a += one[i] * other[i];
            b += one[i + 1] * other[i + 1];
            c += one[i + 2] * other[i + 2];
            d += one[i + 3] * other[i + 3];
        }
        for (; i < one.length; i++) {
            a += one[i] * other[i];
        }
        return (a + b) + (c + d);
    }

    @Override
    public void leave(int place) {
        weights[place] = new double[0];
    }
}
