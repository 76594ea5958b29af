package org.semblance.domain.hierarchy;

import java.util.Optional;
import org.semblance.domain.Domain;

/** A domain whose values can be made coarser, level by level. */
public interface Generalizable extends Domain {

    Hierarchy hierarchy();

    /** What its labels mean, where that is known. */
    Optional<SemanticHierarchy> meaning();
}
