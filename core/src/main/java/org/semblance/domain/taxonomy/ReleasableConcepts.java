package org.semblance.domain.taxonomy;

/** The concepts that a method may put into a masked column. */
public enum ReleasableConcepts {
    /** Those of the values and their ancestors: averages of groups. */
    UPWARD,
    /** Any concept below the bound of the column: results of noise. */
    DOMAIN
}
