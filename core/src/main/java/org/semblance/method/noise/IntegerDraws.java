package org.semblance.method.noise;

import org.semblance.Chance;

/** Draws whole numbers with probabilities that are known exactly. */
final class IntegerDraws {

    /** How many words of 64 bits {@link #below} takes. */
    static final int WORDS = 2;

    /** How many random bits it makes of them. */
    static final int BITS = 126;

    /** The largest bound. */
    static final long MOST = 1L << 62;

    private IntegerDraws() {}

    /**
     * A whole number from 0 to a bound, itself not included: ⌊bound · U / 2¹²⁶⌋ for a U of 126 random bits. Each is as
     * likely as 1 / bound to within 2⁻¹²⁶, and takes two words, whatever comes.
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
