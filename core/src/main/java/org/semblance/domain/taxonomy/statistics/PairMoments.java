package org.semblance.domain.taxonomy.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Distance covariance and correlation of two columns over the rows in which both have a value.
 *
 * @param clamped whether the covariance would have been the root of a negative number
 */
record PairMoments(double covariance, double correlation, boolean clamped) {

    /** How many values are worked on before anybody is asked whether to go on. */
    private static final int AT_ONCE = 256;

    /** Squares of covariances are wrong by less than this, for each unit of distance and of distance variance. */
    private static final double ROUNDING = 1e-15;

    /**
     * The moments of two columns whose distances are centred over the rows in which each has a value.
     *
     * @param most what no distance exceeds
     * @param alive called now and then
     */
    static PairMoments of(
            JointCounts joint, CentredDistances one, CentredDistances other, double most, Runnable alive) {
        CentredDistances a = one.over(joint.ofOne(), joint.total());
        CentredDistances b = other.over(joint.ofOther(), joint.total());
        double squared = joint.total() == 0 ? 0 : squared(joint, a, b, alive);
        double alone = Math.sqrt(a.squares());
        double otherAlone = Math.sqrt(b.squares());
        // what is within rounding of 0 is 0, or its root would be far from it
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

    /** The products for rows with one value of a and rows with it or one before it; what lies before counts twice. */
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
