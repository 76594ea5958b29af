package org.semblance.domain.taxonomy.mapping;

/** How a value led to a word of the taxonomy, in falling order of trust. */
public enum MappingStep {
    /** The value is a word of the taxonomy. */
    EXACT,
    /** It is one but for capitals. */
    CASE,
    /** It is one with blanks for underscores, hyphens and the like, or without them. */
    SEPARATORS,
    /** It is a form of one, such as its plural. */
    MORPHOLOGY,
    /** It is one without its punctuation, such as what stands in brackets. */
    PUNCTUATION,
    /** It is one when it is cut where small letters meet capitals. */
    CAMEL_CASE,
    /** It shortens one, or one starts with it. */
    ABBREVIATION,
    /** It is one but for a letter or two. */
    SPELLING,
    /** Its most telling part is one. */
    HEAD_WORD
}
