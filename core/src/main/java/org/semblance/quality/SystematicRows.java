package org.semblance.quality;

/** A systematic sample: row numbers at equal distances, used if there are too many rows to examine them all. */
public final class SystematicRows {

    private SystematicRows() {}

    /** At most {@code most} of the numbers from 0 to {@code size − 1}, evenly spaced and starting at 0. */
    public static int[] rows(int size, long most) {
        int[] rows = new int[(int) Math.min(size, most)];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = (int) ((long) i * size / rows.length);
        }
        return rows;
    }
}
