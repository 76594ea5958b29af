package org.semblance.quality.risk;

import java.util.Arrays;
import java.util.Optional;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;

/**
 * Counts the persons behind rows of a table: by the person column if the table has one, otherwise one person per row.
 */
public final class PersonCounts {

    private final Optional<int[]> persons;

    private PersonCounts(Optional<int[]> persons) {
        this.persons = persons;
    }

    /** The counts of a table, original or released, with the attributes of this dataset. */
    public static PersonCounts of(Dataset original, Table table) {
        return new PersonCounts(original.person()
                .flatMap(person -> Optional.ofNullable(table.find(person.name())))
                .map(Column::codes));
    }

    /** Whether the table has a person column. */
    public boolean known() {
        return persons.isPresent();
    }

    /** The person of each row, if the table has a person column. */
    public Optional<int[]> numbers() {
        return persons.map(int[]::clone);
    }

    /** The number of persons behind these rows. */
    public int count(int[] rows) {
        return persons.map(personOf -> (int)
                        Arrays.stream(rows).map(row -> personOf[row]).distinct().count())
                .orElse(rows.length);
    }
}
