package org.semblance.method.noise;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.domain.Attribute;
import org.semblance.domain.taxonomy.statistics.DistanceMoments;
import org.semblance.method.LearningTrace;

/**
 * How attributes vary together: concepts with concepts by distance covariance, numbers with numbers by correlation, since
 * their noise is drawn in standard deviations; no concept with a number.
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

    /** Takes in the attributes of concepts, which stand at these places. */
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

    /** The others, the one with the highest correlation first; of several, the first in the table. */
    private static int[] partners(int attribute, int[] places, DistanceMoments moments) {
        return IntStream.range(0, places.length)
                .filter(other -> other != attribute)
                .boxed()
                .sorted((one, other) ->
                        Double.compare(moments.correlation(attribute, other), moments.correlation(attribute, one)))
                .mapToInt(other -> places[other])
                .toArray();
    }

    /** Takes in the attributes of numbers, by place. */
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

    /** The root of all; tells of what it cannot follow, and of attributes of which one would do. */
    CovarianceRoot root(Watcher watcher) {
        CovarianceRoot root = CovarianceRoot.of(matrix);
        if (root.indefinite()) {
            watcher.warn(
                    "W_COVARIANCE",
                    "the distance covariances of the attributes contradict each other a little, as they may: what noise"
                            + " cannot follow was left out");
        } else if (root.singular()) {
            watcher.warn(
                    "W_SINGULAR",
                    "some attributes tell all of each other: their noise is one and the same, so that one of them would"
                            + " tell as much");
        }
        return root;
    }

    /** The covariance of each attribute with itself. */
    double[] variances() {
        return IntStream.range(0, matrix.length).mapToDouble(j -> matrix[j][j]).toArray();
    }

    /** Those whose value tells what the sign of an attribute's noise means, the best first. */
    int[] partners(int attribute) {
        return partners[attribute];
    }

    /** What a report may tell of pairs. */
    List<LearningTrace.Association> pairs() {
        return pairs;
    }
}
