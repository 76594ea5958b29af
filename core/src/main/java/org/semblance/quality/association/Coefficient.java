package org.semblance.quality.association;

/** The association coefficients, one for each kind of attribute pair. */
public enum Coefficient {
    /** Pearson's r of two numbers, from −1 to 1; ordered categories count as their positions on the scale. */
    PEARSON,
    /** The correlation ratio of a number and a category, from 0 to 1. */
    CORRELATION_RATIO,
    /** Cramér's V of two categories, from 0 to 1. */
    CRAMER,
    /** The distance correlation of two attributes of concepts of one taxonomy, from 0 to 1. */
    DISTANCE_CORRELATION
}
