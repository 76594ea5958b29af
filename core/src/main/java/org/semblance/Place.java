package org.semblance;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a problem is, as far as it is known: in a table, by file, row and column; in a text file, by file and line; in a
 * recipe, by line and key. It reads as messages name it.
 *
 * @param row the record, counted from 1; 0 is the header; {@link #NO_ROW} where there are no records
 * @param line the line of the file, counted from 1; 0 where there are no lines
 * @param key the path of a recipe key, such as {@code method.k}
 */
public record Place(
        @Nullable String file,
        long row,
        long line,
        @Nullable String column,
        @Nullable String key) implements Serializable {

    /** Stands for a row where there is none. */
    public static final long NO_ROW = -1;

    /** A place of which nothing is known. */
    public static final Place NOWHERE = new Place(null, NO_ROW, 0, null, null);

    /** A file or another source of data, by the name that messages use. */
    public static Place in(String file) {
        return new Place(file, NO_ROW, 0, null, null);
    }

    /** A key of a recipe, on a line of it; an empty path is the recipe as a whole. */
    public static Place ofKey(String path, long line) {
        return new Place(null, NO_ROW, line, null, path.isEmpty() ? null : path);
    }

    /** The place with a row of a table. */
    public Place row(long number) {
        return new Place(file, number, line, column, key);
    }

    /** The place with a line of a file. */
    public Place line(long number) {
        return new Place(file, row, number, column, key);
    }

    /** The place with a column of a table. */
    public Place column(String name) {
        return new Place(file, row, line, name, key);
    }

    @Override
    public String toString() {
        List<String> parts = new ArrayList<>();
        if (file != null) {
            parts.add(file);
        }
        if (row != NO_ROW) {
            parts.add((row == 0 ? "header" : "row " + row) + (line == 0 ? "" : " (line " + line + ")"));
        } else if (line != 0) {
            parts.add("line " + line);
        }
        if (column != null) {
            parts.add("column '" + column + "'");
        }
        if (key != null) {
            parts.add(key);
        }
        return String.join(", ", parts);
    }
}
