package org.semblance.domain.distribution;

import java.util.Optional;

/**
 * Earth mover's distance with all values equally far apart, the missing value included: half the sum of the absolute
 * differences between shares (total variation distance).
 */
final class EqualGroundDistance implements EarthMover {

    private final int[] places;
    private final long[] all;
    private final RowWeights weights;

    EqualGroundDistance(ColumnValues values, RowWeights weights) {
        this.weights = weights;
        this.places = ValueFrequencies.places(values);
        this.all = ValueFrequencies.of(places, values.count() + 1, weights);
    }

    @Override
    public double distance(int[] rows) {
        return ValueFrequencies.differing(
                ValueFrequencies.of(places, rows, all.length, weights),
                weights.of(rows),
                all,
                weights.all(places.length));
    }

    @Override
    public Optional<IncrementalEmd> incremental(int[] rows) {
        return weights.alike() ? Optional.of(new OfShares(rows)) : Optional.empty();
    }

    private final class OfShares extends ExactIncrementalEmd {

        private final long[] excess;

        OfShares(int[] rows) {
            super(places, rows);
            this.excess = excess(all);
        }

        @Override
        public double distance() {
            long work = 0;
            for (long one : excess) {
                work += Math.abs(one);
            }
            return share(work, 2);
        }

        @Override
        long change(int from, int to) {
            return from == to
                    ? 0
                    : Math.abs(excess[from] - unit())
                            - Math.abs(excess[from])
                            + Math.abs(excess[to] + unit())
                            - Math.abs(excess[to]);
        }

        @Override
        void changed(int from, int to) {
            excess[from] -= unit();
            excess[to] += unit();
        }
    }
}
