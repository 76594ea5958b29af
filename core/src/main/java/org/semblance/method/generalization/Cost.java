package org.semblance.method.generalization;

/** What is lost at a node. */
interface Cost {

    /** What is lost. */
    double of(Outcome outcome);

    /** What is lost at least, told without grouping. */
    double atLeast(int[] levels);
}
