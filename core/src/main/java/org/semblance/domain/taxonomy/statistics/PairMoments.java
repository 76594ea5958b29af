package org.semblance.domain.taxonomy.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Distance covariance and correlation of two columns over the rows in which both have a value.
 *
 * @param covariance the distance covariance
 * @param correlation the distance correlation; 0 if one column is constant
 * @param clamped whether the squared covariance was negative and counted as 0
 */
record PairMoments(double covariance, double correlation, boolean clamped) {

    /** The number of values processed between checks for cancellation. */
    private static final int AT_ONCE = 256;

    /** An upper bound of the error of squared covariances, per unit of distance and distance variance. */
    private static final double ROUNDING = 1e-15;

    /**
     * Computes the moments of two columns whose distances are centred over the rows in which each has a value.
     *
     * @param most an upper bound of the distances
     * @param alive called now and then
     */
    static PairMoments of(
            JointCounts joint, CentredDistances one, CentredDistances other, double most, Runnable alive) {
        CentredDistances a = one.over(joint.ofOne(), joint.total());
        CentredDistances b = other.over(joint.ofOther(), joint.total());
        double squared = joint.total() == 0 ? 0 : squared(joint, a, b, alive);
        double alone = Math.sqrt(a.squares());
        double otherAlone = Math.sqrt(b.squares());
        // a result within rounding of 0 is 0; its root would be far from 0
        double rounding = ROUNDING * most * (alone + otherAlone);
        double covariance = squared <= rounding ? 0 : Math.sqrt(squared);
        double product = alone * otherAlone;
        double correlation = product > 0 ? Math.min(1, covariance / Math.sqrt(product)) : 0;
        return new PairMoments(covariance, correlation, squared < -rounding);
    }

    /** The mean, over all pairs of rows, of the product of both centred distances. */
    private static double squared(JointCounts joint, CentredDistances a, CentredDistances b, Runnable alive) {
        double[] products = new double[a.size()];
        for (int first = 0; first < products.length; first += AT_ONCE) {
            alive.run();
            IntStream.range(first, Math.min(products.length, first + AT_ONCE))
                    .parallel()
                    .forEach(value -> products[value] = products(value, joint, a, b));
        }
        return Arrays.stream(products).reduce(0, Double::sum) / joint.total() / joint.total();
    }

    /** The products for rows with one value of a and rows with it or an earlier one; earlier ones count twice. */
    private static double products(int value, JointCounts joint, CentredDistances a, CentredDistances b) {
        if (joint.start(value) == joint.start(value + 1)) {
            return 0;
        }
        double[] ofA = a.from(value);
        double[] ofB = b.sums(joint, value);
        double before = 0;
        for (int other = 0; other < value; other++) {
            before += a.centred(ofA[other], value, other) * joint.sum(other, ofB);
        }
        return 2 * before + a.centred(ofA[value], value, value) * joint.sum(value, ofB);
    }
}
