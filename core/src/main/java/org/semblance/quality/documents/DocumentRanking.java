package org.semblance.quality.documents;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.semblance.data.Vectors;

/** Ranks documents by their cosine with a query whose terms all have the same weight. */
public final class DocumentRanking {

    private final Postings postings;
    private final Postings.Products products;

    private DocumentRanking(Vectors column) {
        this.postings = Postings.of(DistinctVectors.of(column));
        this.products = postings.products();
    }

    /** A ranking of the rows of a column. */
    public static DocumentRanking of(Vectors column) {
        return new DocumentRanking(column);
    }

    /**
     * The share to which each row is among the best: 1 if it certainly is, 0 if it is not. Rows with the same cosine
     * that tie for the last places share them evenly, because nothing orders them. Rows with a cosine of 0 or less are
     * never found.
     *
     * @param terms the term numbers of the query, without repetition
     * @param most how many rows may be found
     */
    public double[] found(int[] terms, int most) {
        products.begin();
        IntStream.of(terms).sorted().forEach(term -> products.add(term, 1));
        int[] ranked = IntStream.range(0, products.count())
                .map(products::met)
                .filter(vector -> products.of(vector) > 0)
                .boxed()
                .sorted(Comparator.comparingDouble(vector -> -products.of(vector)))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] found = new double[postings.vectors().rows()];
        int left = most;
        int from = 0;
        while (from < ranked.length && left > 0) {
            int to = from;
            int tied = 0;
            while (to < ranked.length && products.of(ranked[to]) == products.of(ranked[from])) {
                tied += postings.vectors().size(ranked[to++]);
            }
            double share = Math.min(1, (double) left / tied);
            Arrays.stream(ranked, from, to)
                    .flatMap(vector -> Arrays.stream(postings.vectors().rowsOf(vector)))
                    .forEach(row -> found[row] = share);
            left -= tied;
            from = to;
        }
        return found;
    }

    /**
     * F1, the harmonic mean of precision and recall, between two results: 2·|A ∩ B| / (|A| + |B|), where a row is in
     * both to the smaller of its two shares. 1 if neither found anything.
     */
    public static double f1(double[] before, double[] after) {
        double both = 0;
        double either = 0;
        for (int row = 0; row < before.length; row++) {
            both += Math.min(before[row], after[row]);
            either += before[row] + after[row];
        }
        return either == 0 ? 1 : 2 * both / either;
    }
}
