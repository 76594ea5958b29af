package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what speaks for the kinds that a column may be. */
public final class ColumnSigns {

    private ColumnSigns() {}

    /** The signs of a column, strongest first. */
    public static List<ColumnSign> of(ColumnFacts column) {
        List<ColumnSign> signs = new ArrayList<>();
        signs.sort(Comparator.comparingDouble(ColumnSign::confidence).reversed());
        return signs;
    }
}
