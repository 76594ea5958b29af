package org.semblance.method.recoding;

/** What groups are to lose little of. */
public enum RecodingObjective {
    /** The share of a hierarchy's leaves that a label covers. */
    GRANULARITY,
    /** What values mean: the distance between the concepts of value and label; shares where concepts are not known. */
    SEMANTIC
}
