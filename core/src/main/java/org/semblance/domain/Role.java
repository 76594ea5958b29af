package org.semblance.domain;

/** The part an attribute plays in a release. */
public enum Role {
    /** Names a person: dropped. */
    IDENTIFIER,
    /** Singles a person out together with others: masked. */
    QUASI_IDENTIFIER,
    /** What nobody may learn of a person: kept, and judged. */
    CONFIDENTIAL,
    /** Neither: kept. */
    OTHER
}
