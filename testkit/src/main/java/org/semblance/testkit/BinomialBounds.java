package org.semblance.testkit;

/**
 * Exact (Clopper-Pearson) confidence bounds for a probability, from the number of hits in independent trials. Each
 * bound is wrong with at most the given probability, whatever the truth is.
 *
 * <p>Clopper and Pearson, The use of confidence or fiducial limits illustrated in the case of the binomial, Biometrika
 * 26 (1934).
 */
public final class BinomialBounds {

    private static final int HALVINGS = 80;
    private static final int MOST_TERMS = 1_000_000;
    private static final double SMALLEST = 1e-300;
    private static final double ENOUGH = 1e-15;

    private BinomialBounds() {}

    /** The lower bound: the probability at which this many hits or more are just improbable enough. */
    public static double lower(long hits, long trials, double error) {
        return hits == 0 ? 0 : solve((double) hits, (double) (trials - hits + 1), error);
    }

    /** The upper bound: the probability at which this many hits or fewer are just improbable enough. */
    public static double upper(long hits, long trials, double error) {
        // the same for misses
        return 1 - lower(trials - hits, trials, error);
    }

    /** The probability at which the chance of a or more hits in a + b − 1 trials equals the error. */
    private static double solve(double a, double b, double error) {
        double low = 0;
        double high = 1;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (beta(middle, a, b) < error) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The regularised incomplete beta function: the chance of a or more hits in a + b − 1 trials. */
    static double beta(double x, double a, double b) {
        if (x <= 0 || x >= 1) {
            return x <= 0 ? 0 : 1;
        }
        double front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
        return x < (a + 1) / (a + b + 2) ? front * fraction(x, a, b) / a : 1 - front * fraction(1 - x, b, a) / b;
    }

    /** The continued fraction of the incomplete beta function (DLMF 8.17.22), after Lentz 1976. */
    private static double fraction(double x, double a, double b) {
        double c = 1;
        double d = 1 / nonzero(1 - (a + b) * x / (a + 1));
        double value = d;
        for (int m = 1; m < MOST_TERMS; m++) {
            double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
            d = 1 / nonzero(1 + even * d);
            c = nonzero(1 + even / c);
            value *= d * c;
            double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            d = 1 / nonzero(1 + odd * d);
            c = nonzero(1 + odd / c);
            value *= d * c;
            if (Math.abs(d * c - 1) < ENOUGH) {
                return value;
            }
        }
        throw new IllegalStateException("the continued fraction does not settle");
    }

    private static double nonzero(double value) {
        return Math.abs(value) < SMALLEST ? SMALLEST : value;
    }

    /** ln Γ(x) for x of 1 or more: Stirling's series above 10, and the recurrence below. */
    private static double logGamma(double x) {
        double shifted = x;
        double product = 1;
        while (shifted < 10) {
            product *= shifted;
            shifted++;
        }
        double square = 1 / (shifted * shifted);
        double series =
                (1 / 12.0 - square * (1 / 360.0 - square * (1 / 1260.0 - square * (1 / 1680.0 - square / 1188))))
                        / shifted;
        return (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - Math.log(product);
    }
}
