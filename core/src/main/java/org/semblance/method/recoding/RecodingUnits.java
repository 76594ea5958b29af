package org.semblance.method.recoding;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.data.Distinct;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.domain.PersonNumbers;
import org.semblance.method.MinimumRows;

/**
 * The units that are grouped as a whole: a row or, with a person column, the rows of a person, all of them or those
 * that are equal.
 */
final class RecodingUnits {

    private final List<int[]> rows;
    private final int[] personOf;
    private final int persons;

    private RecodingUnits(List<int[]> rows, int[] personOf, int persons) {
        this.rows = rows;
        this.personOf = personOf;
        this.persons = persons;
    }

    /** One unit for all rows of a person. */
    static RecodingUnits together(Dataset data) {
        return of(data, List.of());
    }

    /** One unit for the rows of a person that agree in some codes. */
    static RecodingUnits alike(Dataset data, List<int[]> codes) {
        return of(data, codes);
    }

    private static RecodingUnits of(Dataset data, List<int[]> codes) {
        return data.person()
                .map(column -> persons(column, data.table().rows(), codes))
                .orElseGet(() -> new RecodingUnits(
                        IntStream.range(0, data.table().size())
                                .mapToObj(row -> new int[] {row})
                                .toList(),
                        new int[0],
                        0));
    }

    private static RecodingUnits persons(Words column, Rows rows, List<int[]> codes) {
        Distinct persons = Distinct.of(column.size(), List.of(PersonNumbers.of(column, rows)));
        int[] personOfRow =
                IntStream.range(0, column.size()).map(persons::recordOf).toArray();
        List<int[]> parts = new ArrayList<>(codes);
        parts.add(personOfRow);
        Distinct units = Distinct.of(column.size(), parts);
        return new RecodingUnits(
                IntStream.range(0, units.count()).mapToObj(units::rowsOf).toList(),
                IntStream.range(0, units.count())
                        .map(unit -> personOfRow[units.first(unit)])
                        .toArray(),
                persons.count());
    }

    /** The rows of each unit, lowest first. */
    List<int[]> rows() {
        return rows;
    }

    /** The person of each unit, from 0; empty without a person column. */
    int[] personOf() {
        return personOf;
    }

    /** The number of persons; 0 without a person column. */
    int persons() {
        return persons;
    }

    int count() {
        return rows.size();
    }

    /** Refuses a k for which there are too few rows or persons. */
    void refuseFewerThan(int k) {
        MinimumRows.refuse(persons > 0 ? persons : count(), k, persons > 0);
    }
}
