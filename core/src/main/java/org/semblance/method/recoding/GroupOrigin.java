package org.semblance.method.recoding;

/** Where the groups come from. */
public enum GroupOrigin {
    /** A search for the groups that lose least. */
    LEAST_LOSS,
    /** MDAV, as in microaggregation, by the distances that hierarchies give. */
    MDAV
}
