package org.semblance.data;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** The rows of a table by the numbers they had in the input, counted from 1: what messages and verdicts name. */
public final class Rows {

    private static final int NAMED = 5;

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

    /** The rows of which something holds, the first few by number: "rows 2, 5 and 3 more"; empty where it holds of none. */
    public String named(IntPredicate which) {
        List<String> first = new ArrayList<>();
        int count = 0;
        for (int row = 0; row < size; row++) {
            if (which.test(row) && count++ < NAMED) {
                first.add(String.valueOf(number(row)));
            }
        }
        String numbers = String.join(", ", first);
        return switch (count) {
            case 0 -> "";
            case 1 -> "row " + numbers;
            default -> "rows " + numbers + (count > NAMED ? " and " + (count - NAMED) + " more" : "");
        };
    }

    /** The input's number of a row. */
    public int number(int row) {
        return chosen.length == 0 ? row + 1 : chosen[row];
    }
}
