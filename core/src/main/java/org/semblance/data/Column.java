package org.semblance.data;

import java.io.Serializable;

/** A named column of a table: numbers, words or vectors, each of which may be missing. */
public abstract sealed class Column implements Serializable permits Numbers, Vectors, Words {

    private final String name;

    Column(String name) {
        this.name = name;
    }

    public final String name() {
        return name;
    }

    /** The number of rows. */
    public abstract int size();

    public abstract boolean missing(int row);

    /** The value as written to a file; the empty text if it is missing. */
    public abstract String text(int row);

    /** The same column under another name. */
    public abstract Column called(String other);

    /** The column with these rows only, in this order. */
    public abstract Column rows(int[] rows);

    /**
     * A number for each row: equal values share one, missing values have their own; numbers start at 0, in order of
     * first appearance.
     */
    public abstract int[] codes();

    /** The number of rows with a value. */
    public final int present() {
        int present = 0;
        for (int row = 0; row < size(); row++) {
            if (!missing(row)) {
                present++;
            }
        }
        return present;
    }
}
