package org.semblance.quality.risk.uniqueness;

import java.util.List;

/**
 * A set of columns on which somebody is unique.
 *
 * @param columns their names, in the order of the table
 * @param unique the number of rows or persons that are unique on it
 * @param minimal how many of them are unique on no proper subset of it
 * @param smallest how many of them are unique on no smaller set whatever
 */
public record UniqueSet(List<String> columns, int unique, int minimal, int smallest) {

    public UniqueSet {
        columns = List.copyOf(columns);
    }
}
