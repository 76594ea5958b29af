package org.semblance.release.stream;

import java.io.IOException;
import java.io.OutputStream;

/** Port: writes the report of a stream for readers, as one self-contained file. */
public interface StreamReportWriter {

    void write(StreamReport report, OutputStream out) throws IOException;
}
