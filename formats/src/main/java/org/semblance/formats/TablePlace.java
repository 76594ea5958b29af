package org.semblance.formats;

/**
 * A place in a table file, for messages.
 *
 * @param file the name of the file
 * @param row the record, counted from 1; 0 is the header
 * @param line the line on which the record starts, counted from 1; 0 if there are no lines
 */
record TablePlace(String file, long row, long line) {

    /** The place with a column of it. */
    String column(String name) {
        return this + ", column '" + name + "'";
    }

    @Override
    public String toString() {
        return file + ", " + (row == 0 ? "header" : "row " + row) + (line == 0 ? "" : " (line " + line + ")");
    }
}
