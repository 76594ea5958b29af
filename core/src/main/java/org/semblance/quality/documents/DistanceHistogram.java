package org.semblance.quality.documents;

import java.util.Arrays;
import java.util.List;
import org.semblance.data.Vectors;
import org.semblance.quality.SystematicRows;

/**
 * A histogram of the cosine distances between pairs of documents (Abril, Navarro-Arribas and Torra 2015, Fig. 2 and 5).
 *
 * @param shares eleven shares of pairs, which sum to 1: distances in [0, 0.1), [0.1, 0.2), …, [0.9, 1), and last
 *     those of 1 or more, where documents have no term in common
 * @param documents the number of documents paired
 * @param of the number of all documents; if it is larger, those paired are an even sample
 */
public record DistanceHistogram(List<Double> shares, int documents, int of) {

    /** The largest number of documents paired; all pairs of them take a second or two. */
    public static final int MOST = 8_000;

    private static final int TENTHS = 10;

    public DistanceHistogram {
        shares = List.copyOf(shares);
    }

    /** The distances between all pairs of rows, or between those of a sample. */
    public static DistanceHistogram of(Vectors column) {
        return of(column, MOST);
    }

    static DistanceHistogram of(Vectors column, int most) {
        Vectors paired = column.size() <= most ? column : column.rows(SystematicRows.rows(column.size(), most));
        long[] pairs = pairs(DistinctVectors.of(paired));
        double all = Math.max(1, Arrays.stream(pairs).sum());
        return new DistanceHistogram(
                Arrays.stream(pairs).mapToObj(count -> count / all).toList(), paired.size(), column.size());
    }

    private static long[] pairs(DistinctVectors vectors) {
        long[] pairs = new long[TENTHS + 1];
        Postings postings = Postings.of(vectors);
        Postings.Products products = postings.products();
        long above = vectors.rows();
        for (int vector = 0; vector < vectors.count(); vector++) {
            long size = vectors.size(vector);
            above -= size;
            pairs[0] += size * (size - 1) / 2;
            products.begin();
            for (int entry = vectors.from(vector); entry < vectors.to(vector); entry++) {
                products.addAbove(vector, vectors.places()[entry], vectors.weights()[entry]);
            }
            long apart = above;
            for (int i = 0; i < products.count(); i++) {
                int other = products.met(i);
                pairs[bin(products.of(other))] += size * vectors.size(other);
                apart -= vectors.size(other);
            }
            pairs[TENTHS] += size * apart;
        }
        return pairs;
    }

    /** The bin of a cosine. Any cosine above 0 is a distance below 1, even if rounding says otherwise. */
    private static int bin(double cosine) {
        if (cosine <= 0) {
            return TENTHS;
        }
        return Math.min(TENTHS - 1, (int) (TENTHS * Math.max(0, 1 - cosine)));
    }
}
