package org.semblance.cli;

import org.semblance.catalog.Catalog;

/**
 * The catalog of everything that recipes can name on this machine. This is the only place in the command line that
 * looks at the class path; everything else gets the catalog passed in.
 */
final class InstalledCatalog {

    private InstalledCatalog() {}

    static Catalog read() {
        return Catalog.installed();
    }
}
