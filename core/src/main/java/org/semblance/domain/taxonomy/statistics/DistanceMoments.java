package org.semblance.domain.taxonomy.statistics;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Similarity;

/**
 * How far columns of concepts vary, alone and together: distance variance, covariance and correlation.
 *
 * <p>Székely, Rizzo and Bakirov, Measuring and testing dependence by correlation of distances, Annals of Statistics 35
 * (2007), with semantic distances: Eq. 9 to 11 of the paper on correlated semantic noise. Covariance and variance are
 * roots already, so that their unit is a squared distance no more than that of a distance is.
 */
public final class DistanceMoments {

    private final double[][] covariances;
    private final double[][] correlations;
    private boolean clamped;

    private DistanceMoments(int size) {
        this.covariances = new double[size][size];
        this.correlations = new double[size][size];
    }

    /** The moments of columns of the same rows. */
    public static DistanceMoments of(List<ConceptCounts> columns, Similarity.Comparison comparison, Watcher watcher) {
        DistanceMoments moments = new DistanceMoments(columns.size());
        for (int i = 0; i < columns.size(); i++) {
            for (int j = 0; j <= i; j++) {
                watcher.progress("statistics", i, columns.size());
                ConceptCounts one = columns.get(i);
                ConceptCounts other = columns.get(j);
                double together = moments.root(squared(one, other, one, other, comparison));
                double alone = moments.root(squared(one, one, one, other, comparison));
                double otherAlone = moments.root(squared(other, other, one, other, comparison));
                double product = alone * otherAlone;
                moments.covariances[i][j] = together;
                moments.covariances[j][i] = together;
                moments.correlations[i][j] = product > 0 ? Math.min(1, together / Math.sqrt(product)) : 0;
                moments.correlations[j][i] = moments.correlations[i][j];
            }
        }
        return moments;
    }

    /** The square of the distance covariance over the rows in which two others are both present. */
    private static double squared(
            ConceptCounts a,
            ConceptCounts b,
            ConceptCounts one,
            ConceptCounts other,
            Similarity.Comparison comparison) {
        int[][] joint = new int[a.size()][b.size()];
        int[] ofA = new int[a.size()];
        int[] ofB = new int[b.size()];
        long rows = 0;
        for (int row = 0; row < one.rows(); row++) {
            if (one.valueOf(row) >= 0 && other.valueOf(row) >= 0) {
                joint[a.valueOf(row)][b.valueOf(row)]++;
                ofA[a.valueOf(row)]++;
                ofB[b.valueOf(row)]++;
                rows++;
            }
        }
        if (rows == 0) {
            return 0;
        }
        double[][] centredA = centred(a, ofA, rows, comparison);
        double[][] centredB = centred(b, ofB, rows, comparison);
        double sum = 0;
        for (int i = 0; i < ofA.length; i++) {
            double[] far = new double[ofB.length];
            for (int j = 0; j < ofB.length; j++) {
                if (joint[i][j] > 0) {
                    for (int k = 0; k < far.length; k++) {
                        far[k] += joint[i][j] * centredB[j][k];
                    }
                }
            }
            for (int k = 0; k < ofA.length; k++) {
                for (int l = 0; l < ofB.length; l++) {
                    if (joint[k][l] > 0) {
                        sum += centredA[i][k] * joint[k][l] * far[l];
                    }
                }
            }
        }
        return sum / rows / rows;
    }

    private static double[][] centred(
            ConceptCounts column, int[] weights, long rows, Similarity.Comparison comparison) {
        double[][] distances = new double[weights.length][weights.length];
        double[] means = new double[weights.length];
        double mean = 0;
        for (int i = 0; i < weights.length; i++) {
            for (int j = 0; j < weights.length; j++) {
                distances[i][j] = comparison.distance(column.concept(i), column.concept(j));
                means[i] += weights[j] * distances[i][j];
            }
            means[i] /= rows;
            mean += weights[i] * means[i];
        }
        mean /= rows;
        for (int i = 0; i < weights.length; i++) {
            for (int j = 0; j < weights.length; j++) {
                distances[i][j] += mean - means[i] - means[j];
            }
        }
        return distances;
    }

    private double root(double squared) {
        clamped |= squared < -1e-15;
        return squared < 1e-15 ? 0 : Math.sqrt(squared);
    }

    /** How many columns there are. */
    public int size() {
        return covariances.length;
    }

    /** The distance covariance of two columns over the rows in which both have a value. */
    public double covariance(int one, int other) {
        return covariances[one][other];
    }

    /** The distance variance of a column: its covariance with itself. */
    public double variance(int column) {
        return covariances[column][column];
    }

    /** The distance correlation of two columns over the rows in which both have a value; 0 where one does not vary there. */
    public double correlation(int one, int other) {
        return correlations[one][other];
    }

    /** Whether a covariance would have been the root of a negative number, and was taken to be 0. */
    public boolean clamped() {
        return clamped;
    }
}
