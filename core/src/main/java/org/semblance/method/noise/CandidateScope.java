package org.semblance.method.noise;

/** Which concepts of a domain may replace others. */
public enum CandidateScope {
    ALL,
    /** Those without kinds of their own. */
    LEAVES
}
