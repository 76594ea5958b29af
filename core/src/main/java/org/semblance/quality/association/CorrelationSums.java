package org.semblance.quality.association;

import java.util.OptionalDouble;
import org.semblance.data.Numbers;

/** The sums of squares and products of two columns of numbers, over the rows in which both have a value. */
final class CorrelationSums implements AssociationInfluence.Sums {

    /** A sum of squares is nothing but rounding if it is smaller than this share of what it was. */
    static final double ROUNDING = 1e-12;

    private final double[] xs;
    private final double[] ys;
    private double xx;
    private double yy;
    private double xy;
    private int n;

    CorrelationSums(Numbers one, Numbers other) {
        this.xs = Deviations.of(Deviations.values(one), Deviations.values(other));
        this.ys = Deviations.of(Deviations.values(other), Deviations.values(one));
        for (int row = 0; row < xs.length; row++) {
            if (!Double.isNaN(xs[row])) {
                xx += xs[row] * xs[row];
                yy += ys[row] * ys[row];
                xy += xs[row] * ys[row];
                n++;
            }
        }
    }

    @Override
    public OptionalDouble without(int[] rows) {
        double x = 0;
        double y = 0;
        double leftXx = xx;
        double leftYy = yy;
        double leftXy = xy;
        int left = n;
        for (int row : rows) {
            if (!Double.isNaN(xs[row])) {
                x += xs[row];
                y += ys[row];
                leftXx -= xs[row] * xs[row];
                leftYy -= ys[row] * ys[row];
                leftXy -= xs[row] * ys[row];
                left--;
            }
        }
        if (left == n) {
            return OptionalDouble.empty();
        }
        // what is left has its own mean, from which its sums are smaller
        leftXx -= x * x / left;
        leftYy -= y * y / left;
        leftXy -= x * y / left;
        return OptionalDouble.of(coefficient(leftXx, leftYy, leftXy));
    }

    /** The coefficient; NaN if nothing but rounding is left of a sum of squares. */
    private double coefficient(double leftXx, double leftYy, double leftXy) {
        boolean constant = leftXx <= ROUNDING * xx || leftYy <= ROUNDING * yy;
        return constant ? Double.NaN : Math.max(-1, Math.min(1, leftXy / Math.sqrt(leftXx) / Math.sqrt(leftYy)));
    }
}
