package org.semblance.method.generalization;

/** Which attribute is generalised next. */
public enum NextAttribute {
    /** The one with the most different values, as Sweeney 2002 has it. */
    DISTINCT,
    /** The one whose next level adds least to the loss of meaning. */
    SEMANTIC
}
