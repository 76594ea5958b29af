package org.semblance.method.generalization;

/** The squared sizes of classes, summed; a suppressed row counts as many as there are rows. */
record Discerned(Tuples tuples) implements Cost {

    @Override
    public double of(Outcome outcome) {
        double sum = (double) outcome.suppressed() * tuples.rows();
        for (int rows : outcome.left(tuples)) {
            sum += (double) rows * rows;
        }
        return sum;
    }

    @Override
    public double atLeast(int[] levels) {
        return 0;
    }
}
