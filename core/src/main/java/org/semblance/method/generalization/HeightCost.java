package org.semblance.method.generalization;

import java.util.Arrays;

/** The sum of levels as cost. */
final class HeightCost implements NodeCost {

    @Override
    public double of(NodeOutcome outcome) {
        return atLeast(outcome.levels());
    }

    @Override
    public double atLeast(int[] levels) {
        return Arrays.stream(levels).sum();
    }
}
