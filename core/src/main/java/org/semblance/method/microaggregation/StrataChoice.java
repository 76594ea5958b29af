package org.semblance.method.microaggregation;

/** How many {@link Strata} groups take their members from. */
public enum StrataChoice {
    /** As few as t needs; of each a group takes as many records as it needs to have k. */
    NEEDED,
    /** Those, or half as many and so on, whichever lose least once groups that are too far away are merged. */
    BEST,
    /** One for each member of a group. */
    MEMBERS
}
