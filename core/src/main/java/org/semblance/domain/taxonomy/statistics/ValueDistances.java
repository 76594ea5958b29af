package org.semblance.domain.taxonomy.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.semblance.domain.taxonomy.Similarity;

/**
 * The distances between the distinct values of a column. Those of the most frequent values are cached, as many as fit;
 * the others are computed on demand.
 */
final class ValueDistances {

    /** The number of concepts that a sweep over the taxonomy passes in the time of one comparison. */
    static final int PASSED_PER_PAIR = 8;

    private static final double[] NOT_HELD = {};

    private final ConceptCounts column;
    private final Similarity.Comparison comparison;
    private final double[][] held;

    /** The distances of a column with a cache of the given size. */
    ValueDistances(ConceptCounts column, Similarity.Comparison comparison, long room) {
        this.column = column;
        this.comparison = comparison;
        this.held = new double[column.size()][];
        Arrays.fill(held, NOT_HELD);
        IntStream.range(0, column.size())
                .boxed()
                .sorted(Comparator.comparingInt((Integer value) -> -column.count(value)))
                .limit(column.size() == 0 ? 0 : room / column.size())
                .mapToInt(Integer::intValue)
                .parallel()
                .forEach(value -> held[value] = workedOut(value));
    }

    ConceptCounts column() {
        return column;
    }

    /** The distances from a value to all values; read-only. */
    double[] from(int value) {
        return held[value].length == 0 ? workedOut(value) : held[value];
    }

    private double[] workedOut(int value) {
        double[] distances = new double[column.size()];
        int concept = column.concept(value);
        int concepts = column.taxonomy().size();
        if ((long) distances.length * PASSED_PER_PAIR < concepts) {
            for (int other = 0; other < distances.length; other++) {
                distances[other] = comparison.distance(concept, column.concept(other));
            }
        } else {
            double[] toAll = new double[concepts];
            comparison.distances(concept, toAll);
            for (int other = 0; other < distances.length; other++) {
                distances[other] = toAll[column.concept(other)];
            }
        }
        return distances;
    }
}
