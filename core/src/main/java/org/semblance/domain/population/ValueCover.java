package org.semblance.domain.population;

import java.util.Optional;

/** Which of the values that a population holds in an attribute a released text may stand for. */
interface ValueCover {

    /** The numbers of those values, lowest first; nothing for a text that stands for any, also for a missing one. */
    Optional<int[]> of(String text);
}
