package org.semblance.release.run;

import org.semblance.Workers;

/** Where a recipe is run: in this process or elsewhere. */
public interface Engine {

    /** Runs in this process. */
    Engine LOCAL = () -> Workers.HERE;

    /** The workers that group the blocks that can be sent elsewhere. */
    Workers workers();
}
