package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.Space;
import org.semblance.method.Groups;
import org.semblance.method.PersonNumbers;

/** Persons with several rows: each is represented by the prototype of its rows, and its rows stay together. */
final class Persons {

    private final Distinct persons;

    private Persons(Distinct persons) {
        this.persons = persons;
    }

    static Persons of(Words column, Rows rows) {
        return new Persons(Distinct.of(column.size(), List.of(PersonNumbers.of(column, rows))));
    }

    /** One row for each person. */
    Dataset represent(Dataset data) {
        List<Attribute> attributes = data.with(Role.QUASI_IDENTIFIER);
        List<Column> columns = new ArrayList<>();
        for (Attribute attribute : attributes) {
            columns.add(represent(data.space(attribute)));
        }
        return Dataset.of(Table.of(columns), attributes).combining(data.combine());
    }

    private <V> Column represent(Space<V> space) {
        List<V> points = new ArrayList<>(persons.count());
        int[] choice = new int[persons.count()];
        for (int person = 0; person < persons.count(); person++) {
            points.add(space.prototype(persons.rowsOf(person)));
            choice[person] = person;
        }
        return space.column(points, choice);
    }

    /** The groups of rows that follow from groups of persons. */
    Groups groups(Groups ofPersons) {
        List<int[]> groups = new ArrayList<>();
        int size = 0;
        for (int group = 0; group < ofPersons.count(); group++) {
            int[] rows = Arrays.stream(ofPersons.members(group))
                    .flatMap(person -> Arrays.stream(persons.rowsOf(person)))
                    .sorted()
                    .toArray();
            groups.add(rows);
            size += rows.length;
        }
        return new Groups(size, groups);
    }
}
