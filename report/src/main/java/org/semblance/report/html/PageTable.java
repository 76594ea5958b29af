package org.semblance.report.html;

import java.util.List;

/**
 * A table with a caption. On a narrow screen its rows become blocks, and each cell shows the name of its column. ARIA
 * roles are explicit, because browsers drop the table semantics when the display style changes.
 */
public final class PageTable {

    private final Html page;
    private final List<String> columns;
    private int column;

    /** Opens a table; a column whose name starts with {@code #} contains numbers. */
    public PageTable(Html page, String caption, String... columns) {
        this.page = page;
        this.columns = List.of(columns);
        page.open("table", "role", "table").leaf("caption", caption);
        page.open("thead", "role", "rowgroup").open("tr", "role", "row");
        for (String name : this.columns) {
            page.leaf("th", plain(name), "scope", "col", "role", "columnheader", "class", kind(name));
        }
        page.close().close().open("tbody", "role", "rowgroup");
    }

    /** Opens a row and its first cell, which is its header. */
    public Html row() {
        column = 0;
        return page.open("tr", "role", "row").open("th", "scope", "row", "role", "rowheader");
    }

    /** Closes a cell and opens the next one. */
    public Html next() {
        column++;
        String name = columns.get(column);
        return page.close().open("td", "role", "cell", "class", kind(name), "data-label", plain(name));
    }

    /** Closes the last cell of a row, and the row. */
    public void endRow() {
        page.close().close();
    }

    public void end() {
        page.close().close();
    }

    private static String plain(String name) {
        return name.startsWith("#") ? name.substring(1) : name;
    }

    private static String kind(String name) {
        return name.startsWith("#") ? "number" : "words";
    }
}
