package org.semblance.report.chart;

import java.io.IOException;
import java.io.OutputStream;
import org.semblance.report.html.Plot;

/** A chart that consists of a drawing and a legend. */
interface DrawnChart extends Plot {

    /** The legend of the series; empty if there is only one. */
    default Legend legend() {
        return Legend.NONE;
    }

    /** The drawing, laid out for a medium. */
    Drawing on(DrawingMedium paper);

    @Override
    default void png(OutputStream out) throws IOException {
        new Picture(title(), legend(), on(Picture.PAPER)).write(out);
    }
}
