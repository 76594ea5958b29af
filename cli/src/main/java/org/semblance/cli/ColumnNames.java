package org.semblance.cli;

import java.util.List;

/** Strips the blanks around column names that were listed with commas. */
final class ColumnNames {

    private ColumnNames() {}

    static List<String> stripped(List<String> listed) {
        return listed.stream().map(String::strip).toList();
    }
}
