package org.semblance.privacy;

import java.util.Arrays;
import org.semblance.data.Words;
import org.semblance.domain.distribution.ColumnValues;

/**
 * How often the values of a sensitive attribute occur, in the whole table and in a class. Missing values are not values:
 * all shares are of the rows that have one.
 */
final class ValueShares {

    private final ColumnValues values;
    private final int[] inTable;
    private final long total;

    /** The values of a class, each at a place, with their frequencies. */
    final class InClass {

        private final int[] values;
        private final int[] frequencies;
        private final long present;

        private InClass(int[] values, int[] frequencies, long present) {
            this.values = values;
            this.frequencies = frequencies;
            this.present = present;
        }

        /** The number of different values. */
        int count() {
            return values.length;
        }

        int value(int place) {
            return values[place];
        }

        int frequency(int place) {
            return frequencies[place];
        }

        /** The number of rows that have a value. */
        long present() {
            return present;
        }

        /** The share of a value, divided by its share in the whole table. */
        double ratio(int place) {
            return (double) frequencies[place] * total / ((double) present * inTable[values[place]]);
        }
    }

    private ValueShares(ColumnValues values, int[] inTable, long total) {
        this.values = values;
        this.inTable = inTable;
        this.total = total;
    }

    static ValueShares of(Evidence.Kept kept) {
        ColumnValues values = ColumnValues.of(kept.column(), kept.domain());
        int[] inTable = new int[values.count()];
        long total = 0;
        for (int row = 0; row < kept.column().size(); row++) {
            if (values.at(row) != Words.MISSING) {
                inTable[values.at(row)]++;
                total++;
            }
        }
        return new ValueShares(values, inTable, total);
    }

    /** The number of different values in the table. */
    int count() {
        return inTable.length;
    }

    /** The value that a text means, or {@link Words#MISSING}. */
    int of(String text) {
        return values.of(text);
    }

    InClass in(int[] rows) {
        int[] held = new int[rows.length];
        int present = 0;
        for (int row : rows) {
            if (values.at(row) != Words.MISSING) {
                held[present++] = values.at(row);
            }
        }
        Arrays.sort(held, 0, present);
        int[] different = new int[present];
        int[] frequencies = new int[present];
        int count = 0;
        for (int i = 0; i < present; i++) {
            if (i == 0 || held[i] != held[i - 1]) {
                different[count++] = held[i];
            }
            frequencies[count - 1]++;
        }
        return new InClass(Arrays.copyOf(different, count), Arrays.copyOf(frequencies, count), present);
    }

    /** The share of a value in the whole table. */
    double inTable(int value) {
        return (double) inTable[value] / total;
    }
}
