package org.semblance.domain.distribution;

import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Earth mover's distance of ordered values, neighbours one step apart: the sum of the mass that crosses each step,
 * divided by the number of steps.
 *
 * <p>A missing value is outside the order, at distance 1 from all values. The surplus (or deficit) of missing values is
 * moved to (or from) the positions where it leaves least mass to cross the steps: the smallest sum of absolute
 * differences from the mass that crosses anyway, among sequences that increase from zero to the whole surplus.
 */
final class OrderedGroundDistance implements EarthMover {

    private final int[] places;
    private final long[] all;
    private final RowWeights weights;
    private final int steps;

    /** Takes the rows by their values, which are numbered in order. */
    OrderedGroundDistance(ColumnValues values, RowWeights weights) {
        this.weights = weights;
        this.places = ValueFrequencies.places(values);
        this.all = ValueFrequencies.of(places, values.count() + 1, weights);
        this.steps = values.count() - 1;
    }

    @Override
    public double distance(int[] rows) {
        long[] some = ValueFrequencies.of(places, rows, all.length, weights);
        long size = weights.of(rows);
        long whole = weights.all(places.length);
        int missing = all.length - 1;
        double more = difference(some, size, whole, missing);
        double[] crossing = new double[Math.max(0, missing - 1)];
        double carried = 0;
        for (int place = 0; place < crossing.length; place++) {
            carried += difference(some, size, whole, place);
            crossing[place] = carried;
        }
        if (some[missing] > 0 || all[missing] > 0) {
            fill(crossing, more);
        }
        double work = 0;
        for (double share : crossing) {
            work += Math.abs(share);
        }
        return Math.abs(more) + (steps < 1 ? 0 : work / steps);
    }

    private double difference(long[] some, long size, long whole, int place) {
        return (double) some[place] / size - (double) all[place] / whole;
    }

    /**
     * Adds to the mass across each step the best part of the surplus of missing values: isotonic regression with least
     * absolute deviations, cut off at zero and at the whole surplus.
     */
    private static void fill(double[] crossing, double more) {
        double sign = more < 0 ? -1 : 1;
        double[] fit = new double[crossing.length];
        PriorityQueue<Double> largest = new PriorityQueue<>((one, other) -> Double.compare(other, one));
        for (int step = 0; step < fit.length; step++) {
            double wanted = -sign * crossing[step];
            largest.add(wanted);
            largest.add(wanted);
            largest.poll();
            fit[step] = largest.peek();
        }
        double above = Double.POSITIVE_INFINITY;
        for (int step = fit.length - 1; step >= 0; step--) {
            above = Math.min(above, fit[step]);
            crossing[step] += sign * Math.max(0, Math.min(Math.abs(more), above));
        }
    }

    @Override
    public Optional<ValueOrder> order() {
        return Optional.of(new ValueOrder(places, steps));
    }

    /**
     * Not available if values are missing, because the optimal moves from and to the missing value change with every
     * exchange, nor if rows do not count alike.
     */
    @Override
    public Optional<IncrementalEmd> incremental(int[] rows) {
        return all[all.length - 1] > 0 || !weights.alike() ? Optional.empty() : Optional.of(new StepwiseEmd(rows));
    }

    /** The incremental computation: an exchange changes by one the mass that crosses each step between both values. */
    private final class StepwiseEmd extends ExactIncrementalEmd {

        private final long[] carried;
        /** The change of the work of the steps before a position if one unit more, or one less, crosses them. */
        private final long[] oneMore = new long[steps + 1];

        private final long[] oneLess = new long[steps + 1];
        private long work;

        StepwiseEmd(int[] rows) {
            super(places, rows);
            this.carried = excess(all);
            for (int place = 1; place < carried.length; place++) {
                carried[place] += carried[place - 1];
            }
            sum();
        }

        private void sum() {
            work = 0;
            for (int place = 0; place < steps; place++) {
                long crossing = Math.abs(carried[place]);
                work += crossing;
                oneMore[place + 1] = oneMore[place] + Math.abs(carried[place] + unit()) - crossing;
                oneLess[place + 1] = oneLess[place] + Math.abs(carried[place] - unit()) - crossing;
            }
        }

        @Override
        public double distance() {
            return share(work, steps);
        }

        @Override
        long change(int from, int to) {
            return from < to ? oneLess[to] - oneLess[from] : oneMore[from] - oneMore[to];
        }

        @Override
        void changed(int from, int to) {
            for (int place = from; place < to; place++) {
                carried[place] -= unit();
            }
            for (int place = to; place < from; place++) {
                carried[place] += unit();
            }
            sum();
        }
    }
}
