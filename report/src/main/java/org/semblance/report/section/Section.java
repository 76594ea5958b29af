package org.semblance.report.section;

import org.semblance.release.report.Report;
import org.semblance.report.html.Html;

/** A section of the page with its own heading. */
public interface Section {

    /** Its anchor in the page. */
    String id();

    String title();

    /** Writes the content below the heading. */
    void write(Report report, Html page);

    /** Whether the section applies to the report. */
    default boolean concerns(Report report) {
        return true;
    }
}
