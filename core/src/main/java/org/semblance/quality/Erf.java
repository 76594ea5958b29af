package org.semblance.quality;

/** The error function. */
public final class Erf {

    /** From here on 1 is the nearest double. */
    private static final double ONE = 6;

    private Erf() {}

    /** 2/√π · e^(−x²) · Σ 2ⁿ x^(2n+1) / (2n+1)!!, for x of 0 or more: no term is negative, so nothing cancels. */
    public static double of(double x) {
        if (x >= ONE) {
            return 1;
        }
        double term = x;
        double sum = x;
        for (int n = 1; term > sum * 1e-17; n++) {
            term *= 2 * x * x / (2 * n + 1);
            sum += term;
        }
        return Math.min(1, 2 / Math.sqrt(Math.PI) * StrictMath.exp(-x * x) * sum);
    }
}
