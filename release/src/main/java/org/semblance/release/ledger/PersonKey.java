package org.semblance.release.ledger;

import java.util.List;

/**
 * What persons are told apart by, in a table as it was read.
 *
 * @param columns the columns whose values together are one person's, by name
 * @param wholeRows whether these are whole rows, for want of anything better: equal ones are different persons then
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
