package org.semblance.method.microaggregation;

/** The number of {@link Strata} from which groups take their members. */
public enum StrataChoice {
    /** As few as t requires; a group takes enough records of each to have k. */
    NEEDED,
    /**
     * The best of these, half as many and so on: the one that loses least after merging groups that are too far from
     * the table.
     */
    BEST,
    /** One for each member of a group. */
    MEMBERS
}
