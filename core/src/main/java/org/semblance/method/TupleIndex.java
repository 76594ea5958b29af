package org.semblance.method;

import java.io.Serializable;
import java.util.List;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Table;

/** An index of the distinct tuples of a partitioned table, for finding the tuple of a row. */
record TupleIndex(Table tuples) implements Serializable {

    /** The tuple of each row of a part. */
    int[] of(Table part) {
        Table both = Table.joined(List.of(tuples, part.only(tuples.names())));
        // tuples come first and are distinct, so a row equal to one of them gets its number
        Distinct distinct = Distinct.of(
                both.size(), both.columns().stream().map(Column::codes).toList());
        if (distinct.count() > tuples.size()) {
            throw new IllegalStateException("a row that was not there when tuples were counted");
        }
        int[] tupleOf = new int[part.size()];
        for (int row = 0; row < tupleOf.length; row++) {
            tupleOf[row] = distinct.recordOf(tuples.size() + row);
        }
        return tupleOf;
    }
}
