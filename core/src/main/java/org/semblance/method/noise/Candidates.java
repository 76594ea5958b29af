package org.semblance.method.noise;

/** Which concepts of a domain may stand in for others. */
public enum Candidates {
    /** All of them. */
    ALL,
    /** Those that have no kinds of their own. */
    LEAVES
}
