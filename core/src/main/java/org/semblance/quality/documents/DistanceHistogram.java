package org.semblance.quality.documents;

import java.util.Arrays;
import java.util.List;
import org.semblance.data.Vectors;
import org.semblance.quality.EvenRows;

/**
 * How far documents are from each other: the shares of pairs by cosine distance (Fig. 2 and 5 of the paper).
 *
 * @param shares eleven of them, which add up to 1: of distances from 0 up to and without 0.1, and so on up to and without
 *     1; at last of 1 and more, where documents have nothing in common
 * @param documents how many documents were paired
 * @param of how many there are; where that is more, those paired were taken evenly from them
 */
public record DistanceHistogram(List<Double> shares, int documents, int of) {

    /** Of more documents, so many are paired: all pairs of them take a second or two. */
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
        Vectors paired = column.size() <= most ? column : column.rows(EvenRows.rows(column.size(), most));
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

    /** The smallest cosine above 0 is a distance below 1, however rounding has it. */
    private static int bin(double cosine) {
        if (cosine <= 0) {
            return TENTHS;
        }
        return Math.min(TENTHS - 1, (int) (TENTHS * Math.max(0, 1 - cosine)));
    }
}
