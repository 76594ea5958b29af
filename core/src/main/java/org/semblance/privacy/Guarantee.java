package org.semblance.privacy;

import org.semblance.CatalogEntry;

/** A privacy guarantee that a release promises, together with its verification. */
public interface Guarantee {

    /** The name in recipes and reports: that of its entry in the catalog. */
    default String name() {
        return CatalogEntry.Name.of(getClass());
    }

    /** Verifies the guarantee on a release. */
    Verdict check(ReleasedTable released, Evidence evidence);
}
