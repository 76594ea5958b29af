package org.semblance.report.chart;

import java.io.IOException;
import java.io.OutputStream;
import org.semblance.report.html.Plot;

/** A chart with a drawing. */
interface DrawnChart extends Plot {

    /** What stands for each series; empty where there is but one. */
    default Legend legend() {
        return Legend.NONE;
    }

    /** The figures, laid out for a paper. */
    Drawing on(Paper paper);

    @Override
    default void png(OutputStream out) throws IOException {
        new Picture(title(), legend(), on(Picture.PAPER)).write(out);
    }
}
