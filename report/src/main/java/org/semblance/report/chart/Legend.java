package org.semblance.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.semblance.report.html.Html;

/** The names of the series, each with its colour or marker. */
record Legend(List<Key> keys) {

    static final Legend NONE = new Legend(List.of());

    /** A series: its style, its marker if it has one, and its name. */
    record Key(String style, OptionalInt marker, String name) {}

    /** A legend with colour swatches. */
    static Legend swatches(List<String> styles, List<String> names) {
        List<Key> keys = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            keys.add(new Key(styles.get(i), OptionalInt.empty(), names.get(i)));
        }
        return new Legend(keys);
    }

    /** Writes the legend above a drawing. Screen readers skip it, because the text alternative contains the names. */
    void write(Html page) {
        if (keys.isEmpty()) {
            return;
        }
        page.open("p", "class", "legend", "aria-hidden", "true");
        for (Key key : keys) {
            page.open("span", "class", "item");
            if (key.marker.isPresent()) {
                page.open(
                        "svg",
                        "class",
                        "shape " + key.style,
                        "width",
                        "14",
                        "height",
                        "14",
                        "viewBox",
                        "-7 -7 14 14",
                        "aria-hidden",
                        "true");
                page.leaf("path", "", "d", MarkerShape.of(key.marker.getAsInt()))
                        .close();
            } else {
                page.leaf("span", "", "class", "swatch " + key.style);
            }
            page.leaf("span", key.name, "class", "key").close();
        }
        page.close();
    }
}
