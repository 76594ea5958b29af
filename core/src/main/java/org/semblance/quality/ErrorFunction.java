package org.semblance.quality;

/** The error function, erf(x) = 2/√π · ∫₀ˣ e^(−t²) dt, for x of 0 or more. */
public final class ErrorFunction {

    /** From here on erf(x) rounds to 1. */
    private static final double ONE = 6;

    private ErrorFunction() {}

    /**
     * Computes 2/√π · e^(−x²) · Σ 2ⁿ x^(2n+1) / (2n+1)!! for x of 0 or more. All terms are positive, so no digits
     * cancel.
     */
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
