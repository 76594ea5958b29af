package org.semblance.quality.risk.disclosure;

import org.semblance.data.Words;
import org.semblance.domain.distribution.ColumnValues;

/** How often values occur, counted again and again over parts of a column; a missing value is none. */
final class ValueTallies {

    private final ColumnValues values;
    private final int[] counts;

    ValueTallies(ColumnValues values) {
        this.values = values;
        this.counts = new int[values.count()];
    }

    /** How many of these rows have the value that is the most frequent among them. */
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

    /** How many of these rows have a value. */
    int present(int[] rows) {
        int present = 0;
        for (int row : rows) {
            present += values.at(row) == Words.MISSING ? 0 : 1;
        }
        return present;
    }

    /** Whether these rows have one value, and none another. */
    boolean uniform(int[] rows) {
        int most = most(rows);
        return most > 0 && most == present(rows);
    }
}
