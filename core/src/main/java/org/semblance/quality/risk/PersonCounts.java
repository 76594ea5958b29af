package org.semblance.quality.risk;

import java.util.Arrays;
import java.util.Optional;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;

/** Who stands behind the rows of a table: persons, where it has the column that tells them apart, otherwise one for each row. */
public final class PersonCounts {

    private final Optional<int[]> persons;

    private PersonCounts(Optional<int[]> persons) {
        this.persons = persons;
    }

    /** Those of a table, original or released, with the attributes of this dataset. */
    public static PersonCounts of(Dataset original, Table table) {
        return new PersonCounts(original.person()
                .flatMap(person -> Optional.ofNullable(table.find(person.name())))
                .map(Column::codes));
    }

    /** Whether persons are told apart. */
    public boolean known() {
        return persons.isPresent();
    }

    /** How many stand behind these rows. */
    public int count(int[] rows) {
        return persons.map(personOf -> (int)
                        Arrays.stream(rows).map(row -> personOf[row]).distinct().count())
                .orElse(rows.length);
    }
}
