package org.semblance.report.html;

import java.util.List;

/**
 * A table with a caption. On a narrow screen its rows become blocks and each cell shows the name of its column; the
 * roles are spelled out because browsers forget what a table is once it is laid out otherwise.
 */
public final class PageTable {

    private final Html page;
    private final List<String> columns;
    private int column;

    /** Opens a table; a column whose name starts with {@code #} holds numbers. */
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

    /** Begins a row and its first cell, which names it. */
    public Html row() {
        column = 0;
        return page.open("tr", "role", "row").open("th", "scope", "row", "role", "rowheader");
    }

    /** Ends a cell and begins the next one. */
    public Html next() {
        column++;
        String name = columns.get(column);
        return page.close().open("td", "role", "cell", "class", kind(name), "data-label", plain(name));
    }

    /** Ends the last cell of a row. */
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
