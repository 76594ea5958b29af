package org.semblance.domain.distribution;

/** What lies between two values of a column, when a distribution is carried over into another. */
public enum GroundDistance {
    /** All different values are equally far apart. */
    EQUAL,
    /** Values are as far apart as there are others between them. */
    ORDERED,
    /** Values are as far apart as their meanings in a taxonomy, or as their common label in a hierarchy is high. */
    SEMANTIC
}
