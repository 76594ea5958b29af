package org.semblance.quality.documents;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.semblance.data.ExactSum;
import org.semblance.data.Vectors;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.domain.vectors.Vector;
import org.semblance.domain.vectors.VectorSpace;

/**
 * SSE and SSA of documents: the distances from original documents to the released ones, and from these to the average
 * of all original documents (Abril, Navarro-Arribas and Torra 2015, Eq. 11 and 12). Cosine distances are not squared;
 * with means as averages, squared Euclidean distances are summed.
 *
 * @param within SSE, summed over documents
 * @param among SSA, summed over documents too, so that a group counts as often as it has documents
 */
public record SumsOfDistances(double within, double among) {

    /** The sums for documents that were released as these vectors. */
    public static SumsOfDistances of(VectorSpace original, Vectors released) {
        ExactSum within = new ExactSum();
        ExactSum among = new ExactSum();
        Vector centre = original.prototype(IntStream.range(0, original.size()).toArray());
        double[] dense = centre.dense(Math.max(original.vectors().dimensions(), released.dimensions()));
        double[] toCentre = new double[released.vectors()];
        Arrays.fill(toCentre, -1);
        for (int row = 0; row < released.size(); row++) {
            within.add(original.loss(row, original.read(released, row)));
            int vector = released.vector(row);
            if (toCentre[vector] < 0) {
                toCentre[vector] = original.average() == UnitVectors.Average.MEAN
                        ? centre.square(released, row)
                        : cosineDistance(released, row, dense);
            }
            among.add(toCentre[vector]);
        }
        return new SumsOfDistances(within.value(), among.value());
    }

    /** One minus the inner product with a centre of length 1. */
    private static double cosineDistance(Vectors column, int row, double[] centre) {
        double product = 0;
        for (int entry = column.from(row); entry < column.to(row); entry++) {
            product += column.weights()[entry] * centre[column.places()[entry]];
        }
        return Math.max(0, 1 - product);
    }

    /** 100·SSE/(SSE + SSA), Eq. 13 of the paper, in per cent; 0 if nothing moved. */
    public double loss() {
        return within == 0 ? 0 : 100 * within / (within + among);
    }
}
