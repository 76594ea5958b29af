package org.semblance.report;

import org.semblance.release.folder.OwnerFolder;
import org.semblance.report.html.Html;

/** The first lines of every page that is computed from originals: that it must not leave. */
final class OwnerNotice {

    private OwnerNotice() {}

    static void write(Html page) {
        page.open("p", "class", "owner", "role", "note")
                .leaf("strong", OwnerFolder.NOTICE)
                .close();
    }
}
