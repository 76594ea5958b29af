package org.semblance.data;

import java.util.Arrays;
import java.util.List;

/** Equal rows merged into one row each, with their multiplicity. */
public final class WeightedRows {

    private WeightedRows() {}

    /** The distinct combinations of some columns, by first appearance; each has the number of its first row. */
    public static Table of(Table table, List<String> names) {
        Table these = table.only(names);
        Distinct distinct = Distinct.of(
                these.size(), these.columns().stream().map(Column::codes).toList());
        int[] first = new int[distinct.count()];
        int[] times = new int[distinct.count()];
        for (int record = 0; record < first.length; record++) {
            int[] rows = distinct.rowsOf(record);
            first[record] = rows[0];
            times[record] = table.rows().times(rows);
        }
        Table once = these.rows(first);
        return once.over(once.rows().counted(times));
    }

    /** For each row a hash of its values in some columns; equal rows have equal hashes. */
    public static int[] hashes(Table table, List<String> names) {
        int[] hashes = new int[table.size()];
        for (String name : names) {
            Column column = table.column(name);
            int[] ofWords = column instanceof Words words
                    ? words.dictionary().stream().mapToInt(String::hashCode).toArray()
                    : new int[0];
            for (int row = 0; row < hashes.length; row++) {
                int hash;
                if (column.missing(row)) {
                    hash = -1;
                } else if (column instanceof Words words) {
                    hash = ofWords[words.code(row)];
                } else {
                    hash = column instanceof Numbers numbers
                            ? Double.hashCode(numbers.at(row) + 0.0)
                            : column.text(row).hashCode();
                }
                hashes[row] = mixed(31 * hashes[row] + hash);
            }
        }
        return hashes;
    }

    /** For each row one of a number of targets; equal rows have the same target. */
    public static int[] places(Table table, List<String> names, int places) {
        return Arrays.stream(hashes(table, names))
                .map(hash -> Math.floorMod(hash, places))
                .toArray();
    }

    /** The finaliser of MurmurHash3 (Appleby 2011), because hashes of short texts are close together. */
    private static int mixed(int bits) {
        int h = bits;
        h = (h ^ (h >>> 16)) * 0x85EBCA6B;
        h = (h ^ (h >>> 13)) * 0xC2B2AE35;
        return h ^ (h >>> 16);
    }
}
