package org.semblance.privacy;

import org.semblance.CatalogEntry;

/** Something a release promises, and the judge of it. */
public interface Guarantee {

    /** The name in recipes and reports: that of its entry in the catalog. */
    default String name() {
        return CatalogEntry.Name.of(getClass());
    }

    /** Judges a release. */
    Verdict check(ReleasedTable released, Evidence evidence);
}
