package org.semblance.release.publication;

import java.io.IOException;
import java.io.OutputStream;

/** Port: writes a public report for readers, as one self-contained file. */
public interface PublicReportWriter {

    void write(PublicReport report, OutputStream out) throws IOException;
}
