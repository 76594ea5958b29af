package org.semblance.report.html;

import java.io.IOException;
import java.io.OutputStream;
import org.semblance.release.figures.FigureSheet;

/** A chart: the same figures on a page, as a picture, and as a table. */
public interface Plot {

    String title();

    /** Writes the chart as a figure of a page; {@link Html#figure} begins it. */
    void write(Html page);

    /** The numbers behind it. */
    FigureSheet sheet();

    /** Writes the chart as a PNG, for a paper or a slide. */
    void png(OutputStream out) throws IOException;
}
