package org.semblance.release.report;

import java.io.IOException;
import java.io.OutputStream;

/** Port: writes a report for people to look at, as one file that needs nothing else. */
public interface ReportWriter {

    void write(Report report, OutputStream out) throws IOException;
}
