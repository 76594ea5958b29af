package org.semblance.method.generalization;

import java.util.Arrays;

/** The sum of levels. */
final class LevelSum implements Cost {

    @Override
    public double of(Outcome outcome) {
        return atLeast(outcome.levels());
    }

    @Override
    public double atLeast(int[] levels) {
        return Arrays.stream(levels).sum();
    }
}
