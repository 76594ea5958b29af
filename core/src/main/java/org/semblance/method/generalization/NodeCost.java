package org.semblance.method.generalization;

/** The information loss of a node, as cost for the search. */
interface NodeCost {

    /** The cost of an outcome. */
    double of(NodeOutcome outcome);

    /** A lower bound of the cost, without grouping rows. */
    double atLeast(int[] levels);
}
