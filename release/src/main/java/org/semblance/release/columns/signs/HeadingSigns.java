package org.semblance.release.columns.signs;

import java.util.List;

final class HeadingSigns {
    private HeadingSigns() {}

    static List<ColumnSign> of(ColumnFacts column) {
        return List.of();
    }
}
