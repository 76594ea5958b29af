package org.semblance.method.generalization;

/** What is lost at a node. */
interface NodeCost {

    /** What is lost. */
    double of(NodeOutcome outcome);

    /** What is lost at least, told without grouping. */
    double atLeast(int[] levels);
}
