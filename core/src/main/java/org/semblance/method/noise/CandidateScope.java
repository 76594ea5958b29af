package org.semblance.method.noise;

/** Which concepts of a domain may replace others. */
public enum CandidateScope {
    ALL,
    /** Leaves only, that is, concepts without kinds. */
    LEAVES
}
