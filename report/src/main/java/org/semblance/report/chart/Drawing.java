package org.semblance.report.chart;

import java.util.OptionalDouble;

/** A chart that is laid out and ready to be drawn. */
interface Drawing {

    /** Its style class. */
    String style();

    /** Its height in page pixels. */
    double height();

    /** Its width in pixels, if it does not adapt to the available width. */
    default OptionalDouble width() {
        return OptionalDouble.empty();
    }

    void draw(Canvas canvas);
}
