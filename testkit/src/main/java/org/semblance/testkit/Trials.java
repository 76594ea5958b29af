package org.semblance.testkit;

import java.util.Random;

/**
 * Tests a property on many random cases. A failure names the seed of its case; the system property {@code
 * semblance.seed} repeats that case alone.
 */
public final class Trials {

    /** The system property with the seed of the one case to repeat. */
    public static final String SEED = "semblance.seed";

    /** A property that must hold whatever the random numbers are. */
    @FunctionalInterface
    public interface Property {
        void check(Random random) throws Exception;
    }

    private Trials() {}

    /** Tests the property a number of times, each with a new seed. */
    public static void of(int times, Property property) {
        Long given = Long.getLong(SEED);
        if (given != null) {
            check(given, property);
            return;
        }
        long first = new Random().nextLong() >>> 16;
        for (int i = 0; i < times; i++) {
            check(first + i, property);
        }
    }

    private static void check(long seed, Property property) {
        try {
            property.check(new Random(seed));
        } catch (Exception | AssertionError e) {
            throw new AssertionError(
                    "seed " + seed + " (repeat with -D" + SEED + "=" + seed + "): " + e.getMessage(), e);
        }
    }
}
