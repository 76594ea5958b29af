package org.semblance.report.chart;

import java.util.OptionalDouble;

/** The figures of a chart, laid out and ready to be drawn. */
interface Drawing {

    /** The name of its kind in the style sheets. */
    String style();

    /** Its height in pixels of a page. */
    double height();

    /** Its width in pixels, for a drawing that does not follow the width of its surroundings. */
    default OptionalDouble width() {
        return OptionalDouble.empty();
    }

    void draw(Canvas canvas);
}
