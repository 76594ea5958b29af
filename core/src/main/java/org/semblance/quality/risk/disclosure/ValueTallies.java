package org.semblance.quality.risk.disclosure;

import org.semblance.data.Words;
import org.semblance.domain.distribution.ColumnValues;

/** Counts the values of a column over sets of rows, such as equivalence classes; missing values are not counted. */
final class ValueTallies {

    private final ColumnValues values;
    private final int[] counts;

    ValueTallies(ColumnValues values) {
        this.values = values;
        this.counts = new int[values.count()];
    }

    /** The number of these rows that have the most frequent value among them. */
    int most(int[] rows) {
        int most = 0;
        for (int row : rows) {
            if (values.at(row) != Words.MISSING) {
                most = Math.max(most, ++counts[values.at(row)]);
            }
        }
        for (int row : rows) {
            if (values.at(row) != Words.MISSING) {
                counts[values.at(row)] = 0;
            }
        }
        return most;
    }

    /** The number of these rows that have a value. */
    int present(int[] rows) {
        int present = 0;
        for (int row : rows) {
            present += values.at(row) == Words.MISSING ? 0 : 1;
        }
        return present;
    }
}
