package org.semblance.method.recoding;

/** How the groups are formed. */
public enum GroupOrigin {
    /** By a search for groups with the smallest loss. */
    LEAST_LOSS,
    /** By MDAV, as in microaggregation, with the distances of hierarchies. */
    MDAV
}
