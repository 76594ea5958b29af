package org.semblance.domain.distribution;

/** Values that are all equally far apart: half the sum of the differences between shares. */
final class EqualGround implements EarthMover {

    private final int[] codes;
    private final int[] all;

    /**
     * Rows by their values.
     *
     * @param codes a number from 0 for each row, equal where values are
     * @param values how many such numbers there are
     */
    EqualGround(int[] codes, int values) {
        this.codes = codes;
        this.all = Counts.of(codes, values);
    }

    @Override
    public double distance(int[] rows) {
        int[] some = Counts.of(codes, rows, all.length);
        double moved = 0;
        for (int value = 0; value < all.length; value++) {
            moved += Math.abs((double) some[value] / rows.length - (double) all[value] / codes.length);
        }
        return moved / 2;
    }
}
