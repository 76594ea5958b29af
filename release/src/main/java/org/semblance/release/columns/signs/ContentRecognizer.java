package org.semblance.release.columns.signs;

import java.util.List;

/** Looks for one idea in the values of a column. */
interface ContentRecognizer {

    /** What it found; nothing if the values say nothing to it. */
    List<ColumnSign> signs(ValueSample sample);
}
