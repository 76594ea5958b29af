package org.semblance.release.columns;

import java.util.List;

final class MissingCodes {
    static List<MissingCode> of(ColumnProfile column) { return List.of(); }
}
