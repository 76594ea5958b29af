package org.semblance.method.noise;

import org.semblance.Chance;

/**
 * The discrete Laplace distribution: whole numbers y with probabilities proportional to exp(−|y| · s / t), drawn
 * exactly with integer arithmetic, so that rounding cannot weaken privacy.
 *
 * <p>Canonne, Kamath and Steinke, The discrete Gaussian for differential privacy, NeurIPS 2020, Algorithms 1 and 2.
 */
final class DiscreteLaplace {

    /** The denominator of the rate. */
    private static final long T = 1L << 30;

    private final long s;
    private final Chance.Draws draws;

    /**
     * A source of draws.
     *
     * @param rate s / t; rounded down, which gives larger numbers
     */
    DiscreteLaplace(double rate, Chance.Draws draws) {
        this.s = (long) (rate * T);
        if (s < 1) {
            throw new IllegalArgumentException("a rate too small to be drawn");
        }
        this.draws = draws;
    }

    long next() {
        while (true) {
            long u = below(T);
            if (!exponential(u)) {
                continue;
            }
            long v = 0;
            while (exponential(T)) {
                v++;
            }
            long y = (u + T * v) / s;
            boolean negative = draws.bits() < 0;
            if (!negative || y != 0) {
                return negative ? -y : y;
            }
        }
    }

    /** True with probability exp(−u / t), for u up to t. */
    private boolean exponential(long u) {
        long k = 1;
        while (below(T * k) < u) {
            k++;
        }
        return k % 2 == 1;
    }

    /** An exactly uniform whole number from 0 to a bound (exclusive). */
    private long below(long bound) {
        while (true) {
            long drawn = draws.bits() >>> 1;
            long found = drawn % bound;
            // the last numbers do not make a full round
            if (drawn - found <= Long.MAX_VALUE - bound + 1) {
                return found;
            }
        }
    }
}
