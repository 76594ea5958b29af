package org.semblance.release.ledger;

import java.util.List;

/**
 * The columns that identify persons in a table as it was read.
 *
 * @param columns the names of the columns whose values together identify a person
 * @param wholeRows whether these are all columns, because there is no better key: equal rows are then different
 *     persons
 */
public record PersonKey(List<String> columns, boolean wholeRows) {

    public PersonKey {
        columns = columns.stream().sorted().toList();
    }

    @Override
    public String toString() {
        return wholeRows ? "whole rows" : String.join(", ", columns);
    }
}
