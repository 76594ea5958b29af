package org.semblance.quality;

/** Rows at even distances, where all of them are too many to look at. */
public final class EvenRows {

    private EvenRows() {}

    /** At most so many of the first {@code size} numbers, from 0 on. */
    public static int[] rows(int size, long most) {
        int[] rows = new int[(int) Math.min(size, most)];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = (int) ((long) i * size / rows.length);
        }
        return rows;
    }
}
