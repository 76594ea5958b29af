package org.semblance.release.report;

import java.io.IOException;
import java.io.OutputStream;

/** Port: writes a report for readers, as one self-contained file. */
public interface ReportWriter {

    void write(Report report, OutputStream out) throws IOException;
}
