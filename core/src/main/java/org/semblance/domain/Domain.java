package org.semblance.domain;

import java.io.Serializable;

/** What the values of an attribute are. What can be done with them is said by the interfaces a domain implements. */
public interface Domain extends Serializable {

    /** Whether its columns hold numbers; otherwise they hold words. */
    default boolean ofNumbers() {
        return false;
    }
}
