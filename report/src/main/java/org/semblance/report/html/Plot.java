package org.semblance.report.html;

import java.io.IOException;
import java.io.OutputStream;
import org.semblance.release.figures.FigureSheet;

/** A chart that can be written to a page, as a picture, and as a table of its figures. */
public interface Plot {

    String title();

    /** Writes the chart as a figure of a page, opened by {@link Html#figure}. */
    void write(Html page);

    /** The figures of the chart. */
    FigureSheet sheet();

    /** Writes the chart as a PNG, for a paper or a slide. */
    void png(OutputStream out) throws IOException;
}
