package org.semblance.data;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The row numbers of a table, as they were in the input, counted from 1: messages and verdicts name them. A row may
 * represent several equal rows; it then has the number of the first.
 */
public final class Rows implements Serializable {

    private static final int NAMED = 5;
    private static final int[] NONE = {};

    private final int size;
    private final int[] chosen;
    private final int[] times;

    private Rows(int size, int[] chosen, int[] times) {
        this.size = size;
        this.chosen = chosen;
        this.times = times;
    }

    /** All rows of an input of this size. */
    public static Rows all(int size) {
        return new Rows(size, NONE, NONE);
    }

    /** Rows with these numbers; the array is not copied, so the caller must not use it any more. */
    public static Rows numbered(int[] numbers) {
        return new Rows(numbers.length, numbers, NONE);
    }

    /** The same rows with multiplicities; the array is not copied, so the caller must not use it any more. */
    public Rows counted(int[] counts) {
        if (counts.length != size) {
            throw new IllegalArgumentException("counts of " + counts.length + " rows for " + size);
        }
        return new Rows(size, chosen, counts);
    }

    /** A selection of these rows. */
    public Rows only(int[] rows) {
        int[] numbers = new int[rows.length];
        for (int i = 0; i < rows.length; i++) {
            numbers[i] = number(rows[i]);
        }
        return new Rows(rows.length, numbers, counted() ? chosen(times, rows) : NONE);
    }

    private static int[] chosen(int[] values, int[] rows) {
        int[] these = new int[rows.length];
        for (int i = 0; i < rows.length; i++) {
            these[i] = values[rows[i]];
        }
        return these;
    }

    public int size() {
        return size;
    }

    /** Whether rows have multiplicities. */
    public boolean counted() {
        return times.length > 0;
    }

    /** The multiplicity of a row. */
    public int times(int row) {
        return counted() ? times[row] : 1;
    }

    /** The sum of the multiplicities of these rows. */
    public int times(int[] rows) {
        if (!counted()) {
            return rows.length;
        }
        int sum = 0;
        for (int row : rows) {
            sum = Math.addExact(sum, times[row]);
        }
        return sum;
    }

    /** The sum of all multiplicities. */
    public int total() {
        int total = size;
        if (counted()) {
            total = 0;
            for (int count : times) {
                total = Math.addExact(total, count);
            }
        }
        return total;
    }

    /**
     * The rows that satisfy a condition, the first few by number, such as "rows 2, 5 and 3 more"; empty if there are
     * none.
     */
    public String named(IntPredicate which) {
        List<String> first = new ArrayList<>();
        int count = 0;
        for (int row = 0; row < size; row++) {
            if (which.test(row)) {
                if (first.size() < NAMED) {
                    first.add(String.valueOf(number(row)));
                }
                count += times(row);
            }
        }
        String numbers = String.join(", ", first);
        int more = count - first.size();
        return switch (count) {
            case 0 -> "";
            case 1 -> "row " + numbers;
            default -> "rows " + numbers + (more > 0 ? " and " + more + " more" : "");
        };
    }

    /** The number of a row in the input. */
    public int number(int row) {
        return chosen.length == 0 ? row + 1 : chosen[row];
    }
}
