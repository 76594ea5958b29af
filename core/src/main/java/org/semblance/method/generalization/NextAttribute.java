package org.semblance.method.generalization;

/** Which attribute the greedy search generalises next. */
public enum NextAttribute {
    /** The one with the most distinct values, as in Sweeney (2002). */
    DISTINCT,
    /** The one whose next level adds least to the semantic loss. */
    SEMANTIC
}
