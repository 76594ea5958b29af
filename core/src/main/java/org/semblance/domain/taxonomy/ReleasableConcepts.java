package org.semblance.domain.taxonomy;

/** Which concepts may stand in a masked column. */
public enum ReleasableConcepts {
    /** Those of its values, and what is above them: the averages of groups. */
    UPWARD,
    /** Any that is a kind of the concept which bounds the column: what noise leads to. */
    DOMAIN
}
