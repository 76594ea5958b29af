package org.semblance.domain.distribution;

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
}
