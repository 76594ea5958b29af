package org.semblance.cli;

import org.semblance.catalog.Catalog;

/** What recipes may name on this machine. The one place where the command line asks the class path; whoever needs it is handed it. */
final class InstalledCatalog {

    private InstalledCatalog() {}

    static Catalog read() {
        return Catalog.installed();
    }
}
