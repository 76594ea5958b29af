package org.semblance.domain;

import java.io.Serializable;

/**
 * The meaning of the values of an attribute, such as numbers, ordered categories or concepts. The interfaces that a
 * domain implements say what can be done with its values.
 */
public interface Domain extends Serializable {

    /** Whether its columns contain numbers; otherwise words. */
    default boolean ofNumbers() {
        return false;
    }
}
