package org.semblance.domain;

/** What the values of an attribute are. What can be done with them is said by the interfaces a domain implements. */
public interface Domain {

    /** Whether its columns hold numbers; otherwise they hold words. */
    default boolean ofNumbers() {
        return false;
    }
}
