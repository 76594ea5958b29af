package org.semblance.domain.distribution;

/** Values that are all equally far apart, the missing one among them: half the sum of the differences between shares. */
final class EqualGround implements EarthMover {

    private final int[] places;
    private final int[] all;

    EqualGround(Values values) {
        this.places = Counts.places(values);
        this.all = Counts.of(places, values.count() + 1);
    }

    @Override
    public double distance(int[] rows) {
        int[] some = Counts.of(places, rows, all.length);
        double moved = 0;
        for (int value = 0; value < all.length; value++) {
            moved += Math.abs((double) some[value] / rows.length - (double) all[value] / places.length);
        }
        return moved / 2;
    }
}
