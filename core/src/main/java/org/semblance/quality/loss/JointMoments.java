package org.semblance.quality.loss;

/** Central moments μ_st (divisor n) of two numeric columns over the rows in which both have a value. */
record JointMoments(
        int count, double m20, double m02, double m11, double m40, double m04, double m22, double m31, double m13) {

    /**
     * Computes the moments of columns in units of standard deviations. In this unit plain sums are accurate enough, and
     * there are many pairs.
     */
    static JointMoments of(double[] one, double[] other) {
        int count = 0;
        double sumOne = 0;
        double sumOther = 0;
        for (int row = 0; row < one.length; row++) {
            if (both(one, other, row)) {
                sumOne += one[row];
                sumOther += other[row];
                count++;
            }
        }
        double meanOne = sumOne / count;
        double meanOther = sumOther / count;
        double m20 = 0;
        double m02 = 0;
        double m11 = 0;
        double m40 = 0;
        double m04 = 0;
        double m22 = 0;
        double m31 = 0;
        double m13 = 0;
        for (int row = 0; row < one.length; row++) {
            if (both(one, other, row)) {
                double x = one[row] - meanOne;
                double y = other[row] - meanOther;
                double xx = x * x;
                double yy = y * y;
                double xy = x * y;
                m20 += xx;
                m02 += yy;
                m11 += xy;
                m40 += xx * xx;
                m04 += yy * yy;
                m22 += xx * yy;
                m31 += xx * xy;
                m13 += xy * yy;
            }
        }
        // without a common row all of them are 0/0
        return new JointMoments(
                count,
                m20 / count,
                m02 / count,
                m11 / count,
                m40 / count,
                m04 / count,
                m22 / count,
                m31 / count,
                m13 / count);
    }

    private static boolean both(double[] one, double[] other, int row) {
        return !Double.isNaN(one[row]) && !Double.isNaN(other[row]);
    }

    /** Pearson's correlation; NaN if one of the columns is constant. */
    double correlation() {
        double spread = Math.sqrt(m20) * Math.sqrt(m02);
        return spread > 0 ? Math.max(-1, Math.min(1, m11 / spread)) : Double.NaN;
    }

    /** The variance of the sample covariance. */
    double varianceOfCovariance() {
        return (m22 - m11 * m11) / count;
    }

    /**
     * The variance of the sample correlation: r²/n · [μ22/μ11² + (μ40/μ20² + μ04/μ02² + 2μ22/(μ20μ02))/4 − μ31/(μ11μ20)
     * − μ13/(μ11μ02)], multiplied out so that a covariance of zero is never a divisor.
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
