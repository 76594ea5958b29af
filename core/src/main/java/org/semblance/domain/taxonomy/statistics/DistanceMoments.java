package org.semblance.domain.taxonomy.statistics;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Similarity;

/**
 * Distance variance, covariance and correlation of columns of concepts.
 *
 * <p>Székely, Rizzo and Bakirov, Measuring and testing dependence by correlation of distances, Annals of Statistics 35
 * (2007), with semantic distances: Eq. 9 to 11 of Rodriguez-Garcia, Sánchez and Batet, Perturbative data protection of
 * multivariate nominal datasets, Privacy in Statistical Databases 2016. Their covariance is already a square root, and
 * the variance is the covariance of a column with itself.
 *
 * <p>With Ã and B̃ the centred distances of distinct values and P the relative frequencies of pairs of values, the
 * squared covariance is the sum of all entries of Ã ∘ (P B̃ Pᵀ), computed row by row. In a tree it is never negative;
 * if concepts have several parents it may be, and then counts as 0.
 */
public final class DistanceMoments {

    /** The largest number of cached distances, 48 MB, for all columns together. */
    private static final long ROOM = 6_000_000;

    private final double[][] covariances;
    private final double[][] correlations;
    private boolean clamped;

    private DistanceMoments(int size) {
        this.covariances = new double[size][size];
        this.correlations = new double[size][size];
    }

    /** Computes the moments of columns of the same rows, all with concepts of the taxonomy of the comparison. */
    public static DistanceMoments of(List<ConceptCounts> columns, Similarity.Comparison comparison, Watcher watcher) {
        return of(columns, comparison, watcher, ROOM);
    }

    /** The same with a given size of the cache. */
    static DistanceMoments of(
            List<ConceptCounts> columns, Similarity.Comparison comparison, Watcher watcher, long room) {
        DistanceMoments moments = new DistanceMoments(columns.size());
        List<CentredDistances> centred = columns.stream()
                .map(column -> new CentredDistances(
                        new ValueDistances(column, comparison, room / columns.size()), column.counts(), column.total()))
                .toList();
        long pairs = columns.size() * (columns.size() - 1L) / 2;
        long done = 0;
        for (int i = 0; i < columns.size(); i++) {
            moments.alone(i, Math.sqrt(centred.get(i).squares()));
            for (int j = 0; j < i; j++) {
                long before = done++;
                // the distances of the shorter one are needed many times, those of the longer one only once
                boolean longer = columns.get(i).size() >= columns.get(j).size();
                int one = longer ? i : j;
                int other = longer ? j : i;
                moments.together(
                        i,
                        j,
                        PairMoments.of(
                                JointCounts.of(columns.get(one), columns.get(other)),
                                centred.get(one),
                                centred.get(other),
                                comparison.most(),
                                () -> watcher.progress("statistics", before, pairs)));
            }
        }
        watcher.progress("statistics", pairs, pairs);
        return moments;
    }

    private void alone(int column, double variance) {
        covariances[column][column] = variance;
        correlations[column][column] = variance > 0 ? 1 : 0;
    }

    private void together(int one, int other, PairMoments pair) {
        covariances[one][other] = pair.covariance();
        covariances[other][one] = pair.covariance();
        correlations[one][other] = pair.correlation();
        correlations[other][one] = pair.correlation();
        clamped |= pair.clamped();
    }

    /** The distance covariance of two columns over the rows in which both have a value. */
    public double covariance(int one, int other) {
        return covariances[one][other];
    }

    /** The distance variance of a column over the rows in which it has a value: its covariance with itself. */
    public double variance(int column) {
        return covariances[column][column];
    }

    /** The distance correlation of two columns over the rows in which both have a value; 0 if one is constant there. */
    public double correlation(int one, int other) {
        return correlations[one][other];
    }

    /** Whether a squared covariance was negative and counted as 0. */
    public boolean clamped() {
        return clamped;
    }
}
