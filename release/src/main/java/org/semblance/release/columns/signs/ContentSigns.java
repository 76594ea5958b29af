package org.semblance.release.columns.signs;

import java.util.List;

final class ContentSigns {
    private ContentSigns() {}

    static List<ColumnSign> of(ColumnFacts column) {
        return List.of();
    }
}
