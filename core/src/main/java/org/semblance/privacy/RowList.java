package org.semblance.privacy;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/** Rows as a list that holds no object for each: ten million rows may be at fault. */
public final class RowList extends AbstractList<Integer> implements RandomAccess {

    private final int[] rows;

    private RowList(int[] rows) {
        this.rows = rows;
    }

    /** Takes the array as it is: the caller gives it away. */
    public static List<Integer> of(int... rows) {
        return new RowList(rows);
    }

    @Override
    public Integer get(int index) {
        return rows[index];
    }

    @Override
    public int size() {
        return rows.length;
    }
}
