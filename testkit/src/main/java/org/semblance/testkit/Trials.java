package org.semblance.testkit;

import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Tries a property on many random cases. A failure names the seed of its case; the system property {@code
 * semblance.seed} repeats that case alone.
 *
 * <p>All seeds and all numbers of cases come from here. Seeds are new in each run unless {@code semblance.seeds} gives
 * the first one. Where so many cases take long, a run of the tests tries a sample of them, and {@code
 * semblance.trials=full} tries all; a number in its place is the most that are tried of anything, and {@code 20x}
 * tries twenty times as many as usual, to meet what fails only rarely.
 */
public final class Trials {

    /** The system property that holds the seed of the one case to repeat. */
    public static final String SEED = "semblance.seed";

    /** The system property that holds the first seed of a run that can be repeated as a whole. */
    public static final String SEEDS = "semblance.seeds";

    /** The system property that says how many cases are tried. */
    public static final String COUNT = "semblance.trials";

    private static final String ALL = "full";
    private static final String TIMES = "x";

    /** Something that must hold whatever the random numbers are. */
    @FunctionalInterface
    public interface Property {
        void check(Random random) throws Exception;
    }

    private Trials() {}

    /** Tries the property so many times, each time from another seed. */
    public static void of(int times, Property property) {
        Long given = Long.getLong(SEED);
        if (given != null) {
            check(given, property);
            return;
        }
        long first = seed();
        int cases = count(times, times);
        for (int i = 0; i < cases; i++) {
            check(first + i, property);
        }
    }

    /** A seed for whoever draws by themselves; a failure of theirs names it. */
    public static long seed() {
        Long given = Long.getLong(SEED, Long.getLong(SEEDS));
        return given == null ? new Random().nextLong() >>> 16 : given;
    }

    /**
     * How many cases are tried.
     *
     * @param sample of those that would take long
     * @param all of them
     */
    public static int count(int sample, int all) {
        String asked = asked();
        if (asked == null) {
            return sample;
        }
        if (asked.endsWith(TIMES)) {
            return sample * Integer.parseInt(asked.substring(0, asked.length() - TIMES.length()));
        }
        return asked.equals(ALL) ? all : Math.min(sample, Integer.parseInt(asked));
    }

    /** Whether enough cases are tried to say how often something is met among them. */
    public static boolean many() {
        String asked = asked();
        return Long.getLong(SEED) == null && (asked == null || asked.equals(ALL) || asked.endsWith(TIMES));
    }

    private static @Nullable String asked() {
        return System.getProperty(COUNT);
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
