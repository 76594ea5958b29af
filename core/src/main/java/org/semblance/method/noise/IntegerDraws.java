package org.semblance.method.noise;

import org.semblance.Chance;

/** Draws whole numbers with exactly known probabilities. */
final class IntegerDraws {

    /** The number of 64-bit words that {@link #below} takes. */
    static final int WORDS = 2;

    /** The number of random bits used. */
    static final int BITS = 126;

    /** The largest bound. */
    static final long MOST = 1L << 62;

    private IntegerDraws() {}

    /**
     * A whole number from 0 to a bound (exclusive): ⌊bound · U / 2¹²⁶⌋ for a U of 126 random bits. Each has probability
     * 1 / bound to within 2⁻¹²⁶. It always takes two words.
     */
    static long below(long bound, Chance.Draws draws) {
        return below(bound, draws.bits() >>> 1, draws.bits() >>> 1);
    }

    static long below(long bound, long high, long low) {
        // ⌊(bound · high + ⌊bound · low / 2⁶³⌋) / 2⁶³⌋, in words of 64 bits
        long carried = (Math.multiplyHigh(bound, low) << 1) | ((bound * low) >>> 63);
        long lower = bound * high;
        long sum = lower + carried;
        long upper = Math.multiplyHigh(bound, high) + (Long.compareUnsigned(sum, lower) < 0 ? 1 : 0);
        return (upper << 1) | (sum >>> 63);
    }
}
