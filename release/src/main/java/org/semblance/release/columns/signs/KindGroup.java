package org.semblance.release.columns.signs;

/** What kinds of columns mean for a release. */
public enum KindGroup {
    /** Tells who somebody is, or leads there. */
    IDENTIFIER,
    /** Says which people live together. */
    HOUSEHOLD,
    /** Part of the design of a sample: its strata. */
    STRATUM,
    /** Part of the design of a sample: its clusters. */
    CLUSTER,
    /** Part of the design of a sample: its weights. */
    WEIGHT,
    /** The date or moment of an event. */
    DATE,
    /** What a person would not want others to learn. */
    CONFIDENTIAL,
    /** What others may know or see, and use to find somebody. */
    QUASI_IDENTIFIER,
    /** None of these by itself. */
    OTHER
}
