package org.semblance.method.recoding;

/** The loss that groups should minimise. */
public enum RecodingObjective {
    /** The share of a hierarchy's leaves that a label covers. */
    GRANULARITY,
    /** The semantic distance between the concepts of value and label; shares of leaves if concepts are unknown. */
    SEMANTIC
}
