package org.semblance.method.noise;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.IntStream;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.domain.Attribute;
import org.semblance.domain.taxonomy.statistics.DistanceMoments;
import org.semblance.method.LearningTrace;

/**
 * The joint variation of attributes: concepts by distance covariance, numbers by correlation, because their noise is
 * drawn in standard deviations; no concept with a number.
 */
final class Covariances {

    private final List<Attribute> attributes;
    private final double[][] matrix;
    private final int[][] partners;
    private final List<LearningTrace.Association> pairs = new ArrayList<>();

    Covariances(List<Attribute> attributes) {
        this.attributes = attributes;
        this.matrix = new double[attributes.size()][attributes.size()];
        this.partners = new int[attributes.size()][0];
    }

    /** Adds the attributes of concepts at these positions. */
    void concepts(int[] places, DistanceMoments moments) {
        for (int a = 0; a < places.length; a++) {
            for (int b = 0; b < places.length; b++) {
                matrix[places[a]][places[b]] = moments.covariance(a, b);
                if (a < b) {
                    associate(places[a], places[b], moments.covariance(a, b), moments.correlation(a, b));
                }
            }
            partners[places[a]] = partners(a, places, moments);
        }
    }

    /** The other attributes, the one with the highest correlation first; ties by position in the table. */
    private static int[] partners(int attribute, int[] places, DistanceMoments moments) {
        return IntStream.range(0, places.length)
                .filter(other -> other != attribute)
                .boxed()
                .sorted((one, other) ->
                        Double.compare(moments.correlation(attribute, other), moments.correlation(attribute, one)))
                .mapToInt(other -> places[other])
                .toArray();
    }

    /** Adds the attributes of numbers, by position. */
    void numbers(SortedMap<Integer, NumberNoise> numbers, NumberPairs together) {
        for (Map.Entry<Integer, NumberNoise> entry : numbers.entrySet()) {
            int place = entry.getKey();
            NumberNoise one = entry.getValue();
            matrix[place][place] = 1;
            numbers.tailMap(place + 1).forEach((after, other) -> {
                double correlation = together.correlation(
                        attributes.get(place).name(), attributes.get(after).name());
                matrix[place][after] = correlation;
                matrix[after][place] = correlation;
                associate(place, after, correlation * (one.deviation() * other.deviation()), correlation);
            });
        }
    }

    private void associate(int one, int other, double covariance, double correlation) {
        pairs.add(new LearningTrace.Association(
                attributes.get(one).name(), attributes.get(other).name(), covariance, correlation));
    }

    /** The root of the matrix; warns of covariances that cannot be reproduced, and of redundant attributes. */
    CovarianceRoot root(Watcher watcher) {
        CovarianceRoot root = CovarianceRoot.of(matrix);
        if (root.indefinite()) {
            watcher.warn(
                    WarningCode.W_COVARIANCE,
                    "the distance covariances of the attributes are not consistent, which can happen: noise "
                            + "follows them only approximately");
        } else if (root.singular()) {
            watcher.warn(
                    WarningCode.W_SINGULAR,
                    "some attributes determine each other, so they have the same noise; one of them would "
                            + "carry the same information");
        }
        return root;
    }

    /** The covariance of each attribute with itself. */
    double[] variances() {
        return IntStream.range(0, matrix.length).mapToDouble(j -> matrix[j][j]).toArray();
    }

    /** The attributes whose value is the reference of the sign of an attribute's noise, the best first. */
    int[] partners(int attribute) {
        return partners[attribute];
    }

    /** What a report may show of pairs. */
    List<LearningTrace.Association> pairs() {
        return pairs;
    }
}
