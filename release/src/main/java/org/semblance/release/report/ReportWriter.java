package org.semblance.release.report;

import java.io.IOException;
import java.io.OutputStream;

/** Port: writes the owner's report for readers, as one self-contained file, and its charts as files of their own. */
public interface ReportWriter {

    /** Where a file is written. */
    interface Place {
        OutputStream create(String name) throws IOException;
    }

    void write(Report report, OutputStream out) throws IOException;

    /** Writes each chart of the page as a picture and as its numbers; none if the page has no charts. */
    default void plots(Report report, Place place) throws IOException {}
}
