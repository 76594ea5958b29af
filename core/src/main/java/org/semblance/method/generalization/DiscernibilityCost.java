package org.semblance.method.generalization;

/** The sum of squared class sizes as cost; suppressed rows form a class like any other. */
record DiscernibilityCost() implements NodeCost {

    @Override
    public double of(NodeOutcome outcome) {
        double sum = (double) outcome.suppressed() * outcome.suppressed();
        for (int rows : outcome.left()) {
            sum += (double) rows * rows;
        }
        return sum;
    }

    @Override
    public double atLeast(int[] levels) {
        return 0;
    }
}
