package org.semblance.method.recoding;

import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.data.Distinct;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.method.PersonNumbers;

/**
 * What k counts: rows, or persons with all their rows.
 *
 * @param rows the rows of each unit, lowest first
 */
record Units(List<int[]> rows, boolean persons) {

    static Units of(Dataset data) {
        return data.person()
                .map(column -> persons(column, data.table().rows()))
                .orElseGet(() -> new Units(
                        IntStream.range(0, data.table().size())
                                .mapToObj(row -> new int[] {row})
                                .toList(),
                        false));
    }

    private static Units persons(Words column, Rows rows) {
        Distinct persons = Distinct.of(column.size(), List.of(PersonNumbers.of(column, rows)));
        return new Units(
                IntStream.range(0, persons.count()).mapToObj(persons::rowsOf).toList(), true);
    }

    int count() {
        return rows.size();
    }

    /** Refuses a k that there are too few units for. */
    void refuseFewerThan(int k) {
        if (count() < k) {
            String of = persons ? "persons" : "rows";
            throw Problem.recipe(
                    persons ? "E_K_PEOPLE" : "E_K",
                    "k is " + k + ", but the table has only " + count() + " " + of,
                    "choose a smaller k, or bring more " + of);
        }
    }
}
