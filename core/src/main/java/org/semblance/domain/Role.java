package org.semblance.domain;

/** The role of an attribute in a release. */
public enum Role {
    /** A direct identifier: removed. */
    IDENTIFIER,
    /** Identifies a person in combination with others: masked. */
    QUASI_IDENTIFIER,
    /** Sensitive information about a person: released unchanged, and checked by guarantees and measures. */
    CONFIDENTIAL,
    /** Anything else: released unchanged. */
    OTHER
}
