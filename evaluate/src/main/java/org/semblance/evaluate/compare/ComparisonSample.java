package org.semblance.evaluate.compare;

import java.util.stream.IntStream;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.quality.SystematicRows;

/**
 * A systematic sample of a table that would take too long to mask many times. Either all or none of a person's rows are
 * in it.
 */
final class ComparisonSample {

    private ComparisonSample() {}

    static Dataset of(Dataset data, int most) {
        int size = data.table().size();
        int[] rows = data.person().map(person -> rowsOf(person, most)).orElseGet(() -> SystematicRows.rows(size, most));
        return rows.length == size
                ? data
                : new Dataset(
                        data.table().rows(rows),
                        data.attributes(),
                        data.person().map(person -> person.rows(rows)),
                        data.combine(),
                        data.population());
    }

    /**
     * All rows of evenly spaced persons, about {@code most} rows in total. Rows with a missing person count as one
     * person.
     */
    private static int[] rowsOf(Words person, int most) {
        int[] codes = person.codes();
        int persons = IntStream.of(codes).max().orElse(-1) + 1;
        boolean[] taken = new boolean[persons];
        for (int one : SystematicRows.rows(persons, Math.max(1, (long) persons * most / codes.length))) {
            taken[one] = true;
        }
        return IntStream.range(0, codes.length).filter(row -> taken[codes[row]]).toArray();
    }
}
