package org.semblance.report.section;

import org.semblance.release.report.Report;
import org.semblance.report.html.Html;

/** A part of the page under a heading of its own. */
public interface Section {

    /** Where links within the page lead to. */
    String id();

    String title();

    /** Writes what stands below the heading. */
    void write(Report report, Html page);

    /** Whether there is anything to say. */
    default boolean concerns(Report report) {
        return true;
    }
}
