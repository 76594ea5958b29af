package org.semblance.domain.hierarchy;

import java.util.Optional;
import org.semblance.domain.Domain;

/** A domain whose values can be generalised level by level along a hierarchy. */
public interface Generalizable extends Domain {

    Hierarchy hierarchy();

    /** The concepts of its labels, if known. */
    Optional<SemanticHierarchy> meaning();
}
