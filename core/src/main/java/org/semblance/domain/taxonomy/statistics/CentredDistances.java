package org.semblance.domain.taxonomy.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Doubly centred distances between the values of a column: the distance minus the means of its row and column plus the
 * mean of all (Eq. 9), with each value weighted by its number of rows.
 */
final class CentredDistances {

    private final ValueDistances distances;
    private final int[] weights;
    private final int rows;
    private final double[] means;
    private final double mean;
    private final double squares;

    /**
     * Centres the distances.
     *
     * @param weights the number of rows of each value
     * @param rows the number of all rows
     */
    CentredDistances(ValueDistances distances, int[] weights, int rows) {
        this.distances = distances;
        this.weights = weights;
        this.rows = rows;
        this.means = IntStream.range(0, weights.length)
                .parallel()
                .mapToDouble(value -> weights[value] == 0 ? 0 : weighted(distances.from(value)))
                .toArray();
        this.mean = weighted(means);
        this.squares = weighted(IntStream.range(0, weights.length)
                .parallel()
                .mapToDouble(value -> weights[value] == 0 ? 0 : squaresFrom(value))
                .toArray());
    }

    /** The same distances, centred over other rows. */
    CentredDistances over(int[] otherWeights, int otherRows) {
        return Arrays.equals(weights, otherWeights) ? this : new CentredDistances(distances, otherWeights, otherRows);
    }

    private double squaresFrom(int value) {
        double[] from = distances.from(value);
        double[] squared = new double[from.length];
        for (int other = 0; other < from.length; other++) {
            double centred = centred(from[other], value, other);
            squared[other] = centred * centred;
        }
        return weighted(squared);
    }

    private double weighted(double[] values) {
        double sum = 0;
        for (int value = 0; value < values.length; value++) {
            sum += weights[value] * values[value];
        }
        return rows == 0 ? 0 : sum / rows;
    }

    /** The mean of all squares, which is the squared distance variance. */
    double squares() {
        return squares;
    }

    /** The number of values, including those without a row. */
    int size() {
        return weights.length;
    }

    /** The centred distance between two values. */
    double centred(double distance, int one, int other) {
        return distance - means[one] - means[other] + mean;
    }

    /** The distances from a value to all, not centred. */
    double[] from(int value) {
        return distances.from(value);
    }

    /**
     * For each value, the sum of its centred distances to the values that occur together with one value of another
     * column.
     */
    double[] sums(JointCounts pairs, int one) {
        double[] sums = new double[weights.length];
        double rowsOfPairs = 0;
        double ofMeans = 0;
        for (int pair = pairs.start(one); pair < pairs.start(one + 1); pair++) {
            double count = pairs.count(pair);
            double[] from = distances.from(pairs.other(pair));
            for (int value = 0; value < sums.length; value++) {
                sums[value] += count * from[value];
            }
            rowsOfPairs += count;
            ofMeans += count * means[pairs.other(pair)];
        }
        double shift = rowsOfPairs * mean - ofMeans;
        for (int value = 0; value < sums.length; value++) {
            sums[value] += shift - rowsOfPairs * means[value];
        }
        return sums;
    }
}
