package org.semblance.report.published;

import org.semblance.release.publication.PublicReport;
import org.semblance.report.html.Html;

/** A section of the public page with its own heading. */
public interface PublicSection {

    /** Its anchor in the page. */
    String id();

    String title();

    /** Writes the content below the heading. */
    void write(PublicReport report, Html page);

    /** Whether the section has anything to show of this release. */
    default boolean concerns(PublicReport report) {
        return true;
    }
}
