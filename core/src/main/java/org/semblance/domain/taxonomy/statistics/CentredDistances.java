package org.semblance.domain.taxonomy.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Distances between the values of a column less the means of their row and their column, plus the mean of all (Eq. 9),
 * where each value stands for so many rows of a table.
 */
final class CentredDistances {

    private final ValueDistances distances;
    private final int[] weights;
    private final int rows;
    private final double[] means;
    private final double mean;
    private final double squares;

    /** Centres distances for rows, of which so many hold each value. */
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

    /** The same distances for other rows. */
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

    /** The mean of all squares: the square of the distance variance. */
    double squares() {
        return squares;
    }

    /** How many values there are, those that no row holds included. */
    int size() {
        return weights.length;
    }

    /** The distance from one value to another, centred. */
    double centred(double distance, int one, int other) {
        return distance - means[one] - means[other] + mean;
    }

    /** The distances from a value to all, before they are centred. */
    double[] from(int value) {
        return distances.from(value);
    }

    /** To each value, the sum of the centred distances from values that form pairs with one of another column. */
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
