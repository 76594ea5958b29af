package org.semblance.release.run;

import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.Workers;
import org.semblance.domain.Dataset;
import org.semblance.method.Masked;
import org.semblance.method.Method;

/** Where masking is carried out: in this process, or elsewhere. */
public interface Engine {

    /** In this process. */
    Engine LOCAL = Method::mask;

    Masked mask(Method method, Dataset data, Chance chance, Watcher watcher);

    /** Who make the groups of blocks that can travel. */
    default Workers workers() {
        return Workers.HERE;
    }
}
