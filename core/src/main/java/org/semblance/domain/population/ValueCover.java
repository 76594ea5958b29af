package org.semblance.domain.population;

import java.util.Optional;

/**
 * Decides which population values of an attribute a released text covers, that is, for which values it may have been
 * released.
 */
interface ValueCover {

    /**
     * The numbers of the covered values, lowest first; empty for a text that covers everything, including missing
     * values.
     */
    Optional<int[]> of(String text);
}
