package org.semblance.data;

/** The rows of a table by the numbers they had in the input, counted from 1: what messages and verdicts name. */
public final class Rows {

    private final int size;
    private final int[] chosen;

    private Rows(int size, int[] chosen) {
        this.size = size;
        this.chosen = chosen;
    }

    /** All rows of an input of this size. */
    public static Rows all(int size) {
        return new Rows(size, new int[0]);
    }

    /** These rows of this set of rows. */
    public Rows only(int[] rows) {
        int[] numbers = new int[rows.length];
        for (int i = 0; i < rows.length; i++) {
            numbers[i] = number(rows[i]);
        }
        return new Rows(rows.length, numbers);
    }

    public int size() {
        return size;
    }

    /** The input's number of a row. */
    public int number(int row) {
        return chosen.length == 0 ? row + 1 : chosen[row];
    }
}
