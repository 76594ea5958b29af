package org.semblance.data;

import java.util.Arrays;
import java.util.List;

/**
 * The distinct records among rows: maps each row to its record and each record to its rows. Records are numbered by
 * first appearance.
 */
public final class Distinct {

    private final int[] recordOf;
    private final int[] starts;
    private final int[] rows;

    private Distinct(int[] recordOf, int count) {
        this.recordOf = recordOf;
        this.starts = new int[count + 1];
        for (int record : recordOf) {
            starts[record + 1]++;
        }
        for (int record = 0; record < count; record++) {
            starts[record + 1] += starts[record];
        }
        this.rows = new int[recordOf.length];
        int[] next = starts.clone();
        for (int row = 0; row < recordOf.length; row++) {
            rows[next[recordOf[row]]++] = row;
        }
    }

    /**
     * Finds the distinct records.
     *
     * @param size the number of rows
     * @param parts for each attribute, a code per row that equal values share
     */
    public static Distinct of(int size, List<int[]> parts) {
        int[] recordOf = new int[size];
        int count = size == 0 ? 0 : 1;
        for (int[] codes : parts) {
            LongIndex index = new LongIndex();
            for (int row = 0; row < size; row++) {
                recordOf[row] = index.add(((long) recordOf[row] << 32) | (codes[row] & 0xFFFFFFFFL));
            }
            count = index.size();
        }
        return new Distinct(recordOf, count);
    }

    /** The number of distinct records. */
    public int count() {
        return starts.length - 1;
    }

    /** The record of a row. */
    public int recordOf(int row) {
        return recordOf[row];
    }

    /** The number of rows of a record. */
    public int size(int record) {
        return starts[record + 1] - starts[record];
    }

    /** The first row of a record. */
    public int first(int record) {
        return rows[starts[record]];
    }

    /** The rows of a record, lowest first. */
    public int[] rowsOf(int record) {
        return Arrays.copyOfRange(rows, starts[record], starts[record + 1]);
    }
}
