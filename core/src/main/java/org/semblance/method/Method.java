package org.semblance.method;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.privacy.Guarantee;

/** A way to mask the quasi-identifiers of a table. */
public interface Method {

    /** Masks; rows keep their places. */
    Masked mask(Dataset data, Watcher watcher);

    /** What a table masked by this method holds. */
    List<Guarantee> claims();
}
