package org.semblance.data;

/**
 * Hash mixing: the finaliser of SplitMix64, which makes each bit depend on all (Steele, Lea and Flood, OOPSLA 2014).
 */
public final class HashMix {

    private HashMix() {}

    public static long of(long bits) {
        long z = bits + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
