package org.semblance.data;

import java.io.Serializable;

/** A named column of a table: numbers, words or vectors, any of them missing. */
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

    /** The value as it is written to a file; the empty text when it is missing. */
    public abstract String text(int row);

    /** The same column under another name. */
    public abstract Column called(String other);

    /** The column with these rows only, in this order. */
    public abstract Column rows(int[] rows);

    /** Numbers the values: equal values share a number, missing has one of its own, and numbers start at 0 by first appearance. */
    public abstract int[] codes();

    /** How many rows hold a value. */
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
