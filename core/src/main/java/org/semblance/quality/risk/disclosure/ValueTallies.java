package org.semblance.quality.risk.disclosure;

import java.util.Arrays;
import java.util.Optional;
import org.semblance.data.Words;
import org.semblance.domain.distribution.ColumnValues;

/**
 * Counts the holders of values over sets of rows, such as equivalence classes: persons if they are known, otherwise
 * rows. A person holds every value that one of the rows has; missing values are not counted.
 */
final class ValueTallies {

    private final ColumnValues values;
    private final Optional<int[]> persons;
    private final int[] counts;

    ValueTallies(ColumnValues values, Optional<int[]> persons) {
        this.values = values;
        this.persons = persons;
        this.counts = new int[values.count()];
    }

    /** The number of holders of the most frequent value among these rows; adds the holders of all values to a sum. */
    int most(int[] rows, long[] sum) {
        int most = 0;
        int[] counted = rows;
        if (persons.isPresent()) {
            int[] personOf = persons.get();
            counted = Arrays.stream(rows)
                    .boxed()
                    .sorted((one, other) -> {
                        int byPerson = Integer.compare(personOf[one], personOf[other]);
                        return byPerson != 0 ? byPerson : Integer.compare(values.at(one), values.at(other));
                    })
                    .mapToInt(row -> row)
                    .toArray();
        }
        for (int i = 0; i < counted.length; i++) {
            int value = values.at(counted[i]);
            boolean again = persons.isPresent()
                    && i > 0
                    && persons.get()[counted[i]] == persons.get()[counted[i - 1]]
                    && value == values.at(counted[i - 1]);
            if (value != Words.MISSING && !again) {
                most = Math.max(most, ++counts[value]);
                sum[value]++;
            }
        }
        for (int row : rows) {
            if (values.at(row) != Words.MISSING) {
                counts[values.at(row)] = 0;
            }
        }
        return most;
    }

    /** The number of holders of the most frequent value among these rows. */
    int most(int[] rows) {
        return most(rows, sums());
    }

    /** A sum of holders by value. */
    long[] sums() {
        return new long[counts.length];
    }

    /** The number of persons, or rows, that have a value among these rows. */
    int present(int[] rows) {
        int[] present = Arrays.stream(rows)
                .filter(row -> values.at(row) != Words.MISSING)
                .toArray();
        return all(present);
    }

    /** The number of persons, or rows, behind these rows. */
    int all(int[] rows) {
        return persons.map(personOf -> (int)
                        Arrays.stream(rows).map(row -> personOf[row]).distinct().count())
                .orElse(rows.length);
    }
}
