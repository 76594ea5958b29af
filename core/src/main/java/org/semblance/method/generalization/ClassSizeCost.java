package org.semblance.method.generalization;

/** The average class size as cost; suppressed rows form one class. */
record ClassSizeCost(LeafTuples tuples) implements NodeCost {

    @Override
    public double of(NodeOutcome outcome) {
        int classes = outcome.classesLeft() + (outcome.suppressed() > 0 ? 1 : 0);
        return (double) tuples.rows() / classes;
    }

    @Override
    public double atLeast(int[] levels) {
        return 0;
    }
}
