package org.semblance.release.columns.signs;

import java.util.List;

final class DesignSigns {
    private DesignSigns() {}

    static List<ColumnSign> of(ColumnFacts column) {
        return List.of();
    }
}
