package org.semblance.run.material;

import java.security.SecureRandom;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** The order in which rows are released: random, so that it tells nothing of the order they came in. */
public final class Shuffle {

    private Shuffle() {}

    /** The rows as they came. */
    public static int[] none(int size) {
        int[] order = new int[size];
        for (int row = 0; row < size; row++) {
            order[row] = row;
        }
        return order;
    }

    /** A random order: from the machine's secure source, or repeatable from a seed. */
    static int[] of(int size, @Nullable Long seed) {
        IntUnaryOperator below = seed == null ? new SecureRandom()::nextInt : new SplittableRandom(seed)::nextInt;
        int[] order = none(size);
        for (int last = size - 1; last > 0; last--) {
            int other = below.applyAsInt(last + 1);
            int row = order[last];
            order[last] = order[other];
            order[other] = row;
        }
        return order;
    }
}
