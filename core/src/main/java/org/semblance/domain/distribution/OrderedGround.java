package org.semblance.domain.distribution;

import java.util.Optional;

/** Values in a row, each one step from the next: what crosses each step, divided by the number of steps. */
final class OrderedGround implements EarthMover {

    private final int[] ranks;
    private final int[] all;

    /**
     * Rows by the places of their values.
     *
     * @param ranks the place of each row's value, from 0
     * @param places how many places there are
     */
    OrderedGround(int[] ranks, int places) {
        this.ranks = ranks;
        this.all = Counts.of(ranks, places);
    }

    @Override
    public double distance(int[] rows) {
        int[] some = Counts.of(ranks, rows, all.length);
        double work = 0;
        double carried = 0;
        for (int place = 0; place < all.length - 1; place++) {
            carried += (double) some[place] / rows.length - (double) all[place] / ranks.length;
            work += Math.abs(carried);
        }
        return all.length < 2 ? 0 : work / (all.length - 1);
    }

    @Override
    public Optional<Order> order() {
        return Optional.of(new Order(ranks, all.length));
    }

    @Override
    public Optional<Balance> balance(int[] rows) {
        return Optional.of(new OnSteps(rows));
    }

    /** An exchange adds one to, or takes one from, what crosses each step between both values. */
    private final class OnSteps extends ExactBalance {

        private final long[] carried;
        /** What the steps before a place would gain in work, were one more carried over them, or one less. */
        private final long[] oneMore = new long[all.length];

        private final long[] oneLess = new long[all.length];
        private long work;

        OnSteps(int[] rows) {
            super(ranks, rows);
            this.carried = excess(all);
            for (int place = 1; place < carried.length; place++) {
                carried[place] += carried[place - 1];
            }
            sum();
        }

        private void sum() {
            work = 0;
            for (int place = 0; place < carried.length - 1; place++) {
                long crossing = Math.abs(carried[place]);
                work += crossing;
                oneMore[place + 1] = oneMore[place] + Math.abs(carried[place] + unit()) - crossing;
                oneLess[place + 1] = oneLess[place] + Math.abs(carried[place] - unit()) - crossing;
            }
        }

        @Override
        public double distance() {
            return share(work, all.length - 1);
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
