package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.PersonNumbers;
import org.semblance.domain.Role;
import org.semblance.domain.Space;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.method.Groups;

/**
 * Persons with several rows: each person is represented by the prototype of his or her rows, and these stay in one
 * group.
 */
final class PersonRecords {

    private final Distinct persons;

    private PersonRecords(Distinct persons) {
        this.persons = persons;
    }

    static PersonRecords of(Words column, Rows rows) {
        return new PersonRecords(Distinct.of(column.size(), List.of(PersonNumbers.of(column, rows))));
    }

    /** One row for each person. */
    Dataset represent(Dataset data) {
        List<Attribute> attributes = data.with(Role.QUASI_IDENTIFIER);
        List<Column> columns = new ArrayList<>();
        for (Attribute attribute : attributes) {
            Space<?> space = data.space(attribute);
            Column column = represent(space);
            if (attribute.domain() instanceof Hierarchical domain) {
                refuseAmbiguous(space, column, domain);
            }
            columns.add(column);
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

    /** Refuses labels that several nodes have, because the prototype of a person is found again by its label. */
    private void refuseAmbiguous(Space<?> space, Column column, Hierarchical domain) {
        Space<Integer> again = domain.bind(column, Rows.all(column.size()));
        for (int person = 0; person < column.size(); person++) {
            if (!again.at(person).equals(space.prototype(persons.rowsOf(person)))) {
                throw Problem.data(
                        ProblemCode.E_HIERARCHY,
                        "the hierarchy of '" + column.name()
                                + "' has the same label twice, so the average of a person with several rows is ambiguous",
                        "give each label a name that no value and no label elsewhere has; or use local-recoding or"
                                + " incognito");
            }
        }
    }

    /** The rows of a person, lowest first. */
    int[] rowsOf(int person) {
        return persons.rowsOf(person);
    }

    /** The groups of rows that correspond to groups of persons. */
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
