package org.semblance.domain;

import java.util.Arrays;

/** The rows of each person of a table: of the person column if there is one, otherwise every row is a person. */
public final class PersonRows {

    private final int[] starts;
    private final int[] rows;

    private PersonRows(int[] starts, int[] rows) {
        this.starts = starts;
        this.rows = rows;
    }

    public static PersonRows of(Dataset data) {
        int size = data.table().size();
        int[] personOf = data.person()
                .map(person -> PersonNumbers.of(person, data.table().rows()))
                .orElseGet(() -> {
                    int[] alone = new int[size];
                    Arrays.setAll(alone, row -> row);
                    return alone;
                });
        int persons = Arrays.stream(personOf).max().orElse(-1) + 1;
        int[] starts = new int[persons + 1];
        for (int person : personOf) {
            starts[person + 1]++;
        }
        Arrays.parallelPrefix(starts, Integer::sum);
        int[] rows = new int[size];
        int[] next = starts.clone();
        for (int row = 0; row < size; row++) {
            rows[next[personOf[row]]++] = row;
        }
        return new PersonRows(starts, rows);
    }

    /** The number of persons. */
    public int count() {
        return starts.length - 1;
    }

    /** The rows of a person, lowest first. */
    public int[] of(int person) {
        return Arrays.copyOfRange(rows, starts[person], starts[person + 1]);
    }
}
