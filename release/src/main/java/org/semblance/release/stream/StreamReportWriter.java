package org.semblance.release.stream;

import java.io.IOException;
import java.io.OutputStream;

/** Port: writes what a stream has to tell for people to look at, as one file that needs nothing else. */
public interface StreamReportWriter {

    void write(StreamReport report, OutputStream out) throws IOException;
}
