package org.semblance.domain.distribution;

import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Values in a row, each one step from the next: what crosses each step, divided by the number of steps.
 *
 * <p>A missing value stands beside the row, at distance 1 from all. What the rows have of it more than the whole (or less)
 * is carried to the places (or from them) where that leaves least to cross the steps: the least sum of differences from
 * what crosses them anyway, among numbers that rise from none to all of it.
 */
final class OrderedGroundDistance implements EarthMover {

    private final int[] places;
    private final int[] all;
    private final int steps;

    /** Rows by their values, which are numbered in their order. */
    OrderedGroundDistance(ColumnValues values) {
        this.places = ValueFrequencies.places(values);
        this.all = ValueFrequencies.of(places, values.count() + 1);
        this.steps = values.count() - 1;
    }

    @Override
    public double distance(int[] rows) {
        int[] some = ValueFrequencies.of(places, rows, all.length);
        int missing = all.length - 1;
        double more = difference(some, rows.length, missing);
        double[] crossing = new double[Math.max(0, missing - 1)];
        double carried = 0;
        for (int place = 0; place < crossing.length; place++) {
            carried += difference(some, rows.length, place);
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

    private double difference(int[] some, int size, int place) {
        return (double) some[place] / size - (double) all[place] / places.length;
    }

    /**
     * Adds to what crosses each step what came from the missing value before it, as suits best: isotonic regression by
     * least absolute differences, cut off at none and at all of it.
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

    /** Where a value is missing, what is carried to it and from it is another matter after every exchange. */
    @Override
    public Optional<IncrementalEmd> balance(int[] rows) {
        return all[all.length - 1] > 0 ? Optional.empty() : Optional.of(new OnSteps(rows));
    }

    /** An exchange adds one to, or takes one from, what crosses each step between both values. */
    private final class OnSteps extends ExactIncrementalEmd {

        private final long[] carried;
        /** What the steps before a place would gain in work, were one more carried over them, or one less. */
        private final long[] oneMore = new long[steps + 1];

        private final long[] oneLess = new long[steps + 1];
        private long work;

        OnSteps(int[] rows) {
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
