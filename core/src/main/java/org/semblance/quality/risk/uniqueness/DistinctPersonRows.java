package org.semblance.quality.risk.uniqueness;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.data.Column;
import org.semblance.data.Distinct;

/**
 * The distinct rows of some columns as codes, each with the person it belongs to, or {@link #SEVERAL}.
 */
final class DistinctPersonRows {

    /** Used for a distinct row that several persons have. */
    static final int SEVERAL = -1;

    static final int MISSING = -1;

    private final int people;
    private final int[] personOf;
    private final List<int[]> codes;
    private final int[] values;

    /**
     * @param people the number of persons, or of rows if persons are not distinguished
     * @param personOf the person of each distinct row
     * @param codes for each column the value of each distinct row, numbered from 0; {@link #MISSING} if it has none
     * @param values the number of different values of each column
     */
    DistinctPersonRows(int people, int[] personOf, List<int[]> codes, int[] values) {
        this.people = people;
        this.personOf = personOf;
        this.codes = codes;
        this.values = values;
    }

    int people() {
        return people;
    }

    int[] personOf() {
        return personOf;
    }

    List<int[]> codes() {
        return codes;
    }

    int[] values() {
        return values;
    }

    static DistinctPersonRows of(List<Column> columns, Optional<int[]> persons) {
        int size = columns.isEmpty() ? 0 : columns.get(0).size();
        List<int[]> numbers = columns.stream().map(Column::codes).toList();
        Distinct distinct = Distinct.of(size, numbers);
        int[] personOf = new int[distinct.count()];
        for (int record = 0; record < personOf.length; record++) {
            personOf[record] = owner(distinct.rowsOf(record), persons);
        }
        int[] first = IntStream.range(0, distinct.count()).map(distinct::first).toArray();
        List<int[]> codes = IntStream.range(0, columns.size())
                .mapToObj(column -> codes(columns.get(column), numbers.get(column), first))
                .toList();
        return new DistinctPersonRows(
                persons.map(numbersOf -> Arrays.stream(numbersOf).max().orElse(-1) + 1)
                        .orElse(size),
                personOf,
                codes,
                codes.stream()
                        .mapToInt(of -> Arrays.stream(of).max().orElse(MISSING) + 1)
                        .toArray());
    }

    private static int owner(int[] rows, Optional<int[]> persons) {
        if (persons.isEmpty()) {
            return rows.length == 1 ? rows[0] : SEVERAL;
        }
        int person = persons.get()[rows[0]];
        return Arrays.stream(rows).allMatch(row -> persons.get()[row] == person) ? person : SEVERAL;
    }

    private static int[] codes(Column column, int[] numbers, int[] rows) {
        int[] codes = new int[rows.length];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = column.missing(rows[i]) ? MISSING : numbers[rows[i]];
        }
        return codes;
    }

    int columns() {
        return codes.size();
    }

    int rows() {
        return personOf.length;
    }

    /** Whether a column may be part of a minimal set: it has two values, or one that not all rows have. */
    boolean tells(int column) {
        return people == 1
                || Arrays.stream(codes.get(column)).distinct().limit(2).count() > 1;
    }
}
