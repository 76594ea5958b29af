package org.semblance.release.run;

import org.semblance.Workers;

/** Where a recipe is carried out: in this process, or elsewhere. */
public interface Engine {

    /** In this process. */
    Engine LOCAL = () -> Workers.HERE;

    /** Who make the groups of blocks that can travel. */
    Workers workers();
}
