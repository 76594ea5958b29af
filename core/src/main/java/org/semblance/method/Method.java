package org.semblance.method;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.Combine;
import org.semblance.domain.Dataset;
import org.semblance.privacy.Guarantee;

/** A way to mask the quasi-identifiers of a table. */
public interface Method {

    /** Masks; rows keep their places. */
    Masked mask(Dataset data, Watcher watcher);

    /** How it compares records of several attributes, and so how they are compared where its result is measured. */
    default Combine combine() {
        return Combine.EUCLIDEAN;
    }

    /** What a table masked by this method holds. */
    List<Guarantee> claims();
}
