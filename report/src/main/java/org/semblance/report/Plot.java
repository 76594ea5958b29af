package org.semblance.report;

import org.semblance.release.figures.FigureSheet;

/** A chart: the same figures drawn on a page, drawn as a picture, and as a table. */
interface Plot {

    String title();

    /** Writes the chart as a figure of a page; {@link Html#figure} begins it. */
    void write(Html page);

    /** The numbers behind it. */
    FigureSheet sheet();

    /** The chart for a paper or a slide. */
    Picture picture();
}
