package org.semblance.domain.distribution;

import java.util.Arrays;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.transport.TransportSolver;

/**
 * Earth mover's distance with semantic distances between concepts as ground distance, on a scale from 0 to 1. There is
 * no closed formula, so a transport problem is solved. A word without a concept, and the missing value, are at distance
 * 1 from every other value.
 */
final class ConceptGroundDistance implements EarthMover {

    /** Up to this number of values, all distances are cached. */
    private static final int KEPT = 2_000;

    private final int[] places;
    private final long[] all;
    private final RowWeights weights;
    private final int[] concepts;
    private final Concepts domain;
    private final double[][] kept; // empty if not computed yet

    private ConceptGroundDistance(int[] places, int[] concepts, Concepts domain, RowWeights weights) {
        this.weights = weights;
        this.places = places;
        this.concepts = concepts;
        this.all = ValueFrequencies.of(places, concepts.length, weights);
        this.domain = domain;
        this.kept = new double[concepts.length <= KEPT ? concepts.length : 0][0];
    }

    static ConceptGroundDistance of(Words column, Concepts domain, RowWeights weights) {
        ColumnValues values = ColumnValues.of(column, domain);
        int[] concepts = new int[values.count() + 1];
        Arrays.fill(concepts, Concepts.NONE);
        for (int row = 0; row < column.size(); row++) {
            if (!column.missing(row)) {
                concepts[values.at(row)] =
                        domain.map().concept(column.text(row)).orElse(Concepts.NONE);
            }
        }
        return new ConceptGroundDistance(ValueFrequencies.places(values), concepts, domain, weights);
    }

    @Override
    public double distance(int[] rows) {
        return solver(ValueFrequencies.of(places, rows, all.length, weights), weights.of(rows))
                .work();
    }

    /**
     * Decides by bounds if possible: at most, all differing mass moves the largest distance; at least, each value is
     * filled from the nearest one among the rows.
     */
    @Override
    public boolean within(double most, int[] rows) {
        long[] some = ValueFrequencies.of(places, rows, all.length, weights);
        long size = weights.of(rows);
        if (ValueFrequencies.differing(some, size, all, weights.all(places.length)) <= most) {
            return true;
        }
        TransportSolver solver = solver(some, size);
        return solver.atLeast() <= most + ROUNDING && solver.work() <= most + ROUNDING;
    }

    private TransportSolver solver(long[] some, long size) {
        long whole = weights.all(places.length);
        int held = 0;
        for (long count : some) {
            held += count > 0 ? 1 : 0;
        }
        double[][] costs = new double[held][];
        long[] supply = new long[held];
        long[] demand = new long[all.length];
        int next = 0;
        for (int value = 0; value < all.length; value++) {
            demand[value] = all[value] * size;
            if (some[value] > 0) {
                supply[next] = some[value] * whole;
                costs[next++] = distances(value);
            }
        }
        return new TransportSolver(costs, supply, demand);
    }

    private double[] distances(int value) {
        if (value < kept.length && kept[value].length > 0) {
            return kept[value];
        }
        double[] distances = new double[concepts.length];
        Arrays.setAll(distances, other -> between(value, other));
        if (value < kept.length) {
            kept[value] = distances;
        }
        return distances;
    }

    private double between(int one, int other) {
        if (one == other) {
            return 0;
        }
        if (concepts[one] == Concepts.NONE || concepts[other] == Concepts.NONE) {
            return 1;
        }
        return domain.comparison().distance(concepts[one], concepts[other])
                / domain.comparison().most();
    }
}
