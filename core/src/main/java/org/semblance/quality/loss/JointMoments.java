package org.semblance.quality.loss;

import org.semblance.data.ExactSum;

/** Central moments μ_st (divisor n) of two columns, over the rows where both have a value. */
record JointMoments(
        int count, double m20, double m02, double m11, double m40, double m04, double m22, double m31, double m13) {

    private static final int[][] POWERS = {{2, 0}, {0, 2}, {1, 1}, {4, 0}, {0, 4}, {2, 2}, {3, 1}, {1, 3}};

    static JointMoments of(double[] one, double[] other) {
        int count = 0;
        ExactSum sumOne = new ExactSum();
        ExactSum sumOther = new ExactSum();
        for (int row = 0; row < one.length; row++) {
            if (both(one, other, row)) {
                sumOne.add(one[row]);
                sumOther.add(other[row]);
                count++;
            }
        }
        double meanOne = sumOne.value() / count;
        double meanOther = sumOther.value() / count;
        ExactSum[] sums = new ExactSum[POWERS.length];
        for (int i = 0; i < sums.length; i++) {
            sums[i] = new ExactSum();
        }
        double[] x = new double[5];
        double[] y = new double[5];
        for (int row = 0; row < one.length; row++) {
            if (both(one, other, row)) {
                powers(one[row] - meanOne, x);
                powers(other[row] - meanOther, y);
                for (int i = 0; i < sums.length; i++) {
                    sums[i].add(x[POWERS[i][0]] * y[POWERS[i][1]]);
                }
            }
        }
        double[] m = new double[sums.length];
        for (int i = 0; i < m.length; i++) {
            m[i] = count == 0 ? Double.NaN : sums[i].value() / count;
        }
        return new JointMoments(count, m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7]);
    }

    private static boolean both(double[] one, double[] other, int row) {
        return !Double.isNaN(one[row]) && !Double.isNaN(other[row]);
    }

    private static void powers(double value, double[] out) {
        out[0] = 1;
        for (int power = 1; power < out.length; power++) {
            out[power] = out[power - 1] * value;
        }
    }

    /** Pearson's correlation; NaN where one of the columns does not vary. */
    double correlation() {
        double spread = Math.sqrt(m20) * Math.sqrt(m02);
        return spread > 0 ? Math.max(-1, Math.min(1, m11 / spread)) : Double.NaN;
    }

    /** The variance of the sample covariance. */
    double varianceOfCovariance() {
        return (m22 - m11 * m11) / count;
    }

    /**
     * The variance of the sample correlation: r²/n · [μ22/μ11² + (μ40/μ20² + μ04/μ02² + 2μ22/(μ20μ02))/4 − μ31/(μ11μ20) −
     * μ13/(μ11μ02)], multiplied out so that a covariance of zero divides nothing.
     */
    double varianceOfCorrelation() {
        double r = correlation();
        double spread = Math.sqrt(m20 * m02);
        double both = m22 / (m20 * m02);
        return (both
                        + r * r * (m40 / (m20 * m20) + m04 / (m02 * m02) + 2 * both) / 4
                        - r * (m31 / (m20 * spread) + m13 / (m02 * spread)))
                / count;
    }
}
