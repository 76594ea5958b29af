package org.semblance.domain.taxonomy.mapping;

/** How a value was matched with a word of the taxonomy, most reliable first. */
public enum MappingStep {
    /** The value is a word of the taxonomy. */
    EXACT,
    /** It differs in capitals only. */
    CASE,
    /** It differs in separators only: blanks, underscores, hyphens or none. */
    SEPARATORS,
    /** It is an inflected form, such as the plural. */
    MORPHOLOGY,
    /** It matches without punctuation and text in brackets. */
    PUNCTUATION,
    /** It matches when split where lower case meets capitals. */
    CAMEL_CASE,
    /** It is an abbreviation or the beginning of a word. */
    ABBREVIATION,
    /** It differs by one or two letters. */
    SPELLING,
    /** Its most significant part is a word of the taxonomy. */
    HEAD_WORD
}
