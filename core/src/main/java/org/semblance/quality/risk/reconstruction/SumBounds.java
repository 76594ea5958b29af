package org.semblance.quality.risk.reconstruction;

import java.util.Arrays;

/**
 * How far a set of people may be from published means: by what the means were rounded, and by errors of floating-point
 * arithmetic.
 */
final class SumBounds {

    private final double[] reach;

    /**
     * Bounds.
     *
     * @param reach for each column with a mean, how far the mean of a set may be from it
     */
    SumBounds(double... reach) {
        this.reach = reach.clone();
    }

    /**
     * The bounds for some people.
     *
     * @param means the published means; NaN where there is none
     * @param rounded how far a mean may have been moved by rounding
     * @param offsets how far each person is from the means that are published
     */
    static SumBounds of(double[] means, double[] rounded, double[][] offsets) {
        double[] reach = new double[means.length];
        int shown = 0;
        for (int column = 0; column < means.length; column++) {
            if (!Double.isNaN(means[column])) {
                double largest = Math.abs(means[column]);
                for (double[] person : offsets) {
                    double from = Math.abs(person[shown]);
                    largest = from > largest ? from : largest;
                }
                reach[shown++] = rounded[column] + 8 * Math.ulp(largest + rounded[column]);
            }
        }
        return new SumBounds(Arrays.copyOf(reach, shown));
    }

    /** How far the mean of a set may be from the published one of a column. */
    double reach(int column) {
        return reach[column];
    }

    int columns() {
        return reach.length;
    }

    /** Whether the sum of offsets fits in a column, for so many people with a value. */
    boolean fits(int column, double sum, int present) {
        return present > 0 && Math.abs(sum) <= present * reach[column];
    }
}
