package org.semblance.cli;

import java.util.List;

/** Names of columns as somebody lists them: blanks after commas are not part of them. */
final class ColumnNames {

    private ColumnNames() {}

    static List<String> stripped(List<String> listed) {
        return listed.stream().map(String::strip).toList();
    }
}
