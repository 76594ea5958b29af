package org.semblance.domain.vectors;

import java.util.Arrays;
import org.semblance.data.Vectors;

/** Sums rows of sparse vectors, position by position in the order given. */
final class VectorSum {

    private VectorSum() {}

    static Vector of(Vectors column, int[] rows) {
        long entries = 0;
        for (int row : rows) {
            entries += column.entries(row);
        }
        return entries < column.dimensions() / 8 ? ofFew(column, rows, (int) entries) : ofMany(column, rows);
    }

    /** Sums few entries by sorting the used positions. */
    private static Vector ofFew(Vectors column, int[] rows, int entries) {
        int[] places = new int[entries];
        int filled = 0;
        for (int row : rows) {
            int length = column.entries(row);
            System.arraycopy(column.places(), column.from(row), places, filled, length);
            filled += length;
        }
        Arrays.sort(places);
        int different = 0;
        for (int i = 0; i < entries; i++) {
            if (i == 0 || places[i] != places[i - 1]) {
                places[different++] = places[i];
            }
        }
        double[] sums = new double[different];
        for (int row : rows) {
            int at = 0;
            for (int entry = column.from(row); entry < column.to(row); entry++) {
                at = Arrays.binarySearch(places, at, different, column.places()[entry]);
                sums[at] += column.weights()[entry];
            }
        }
        return Vector.withoutZeros(places, sums);
    }

    /** Sums many entries in a dense array. */
    private static Vector ofMany(Vectors column, int[] rows) {
        double[] sums = new double[column.dimensions()];
        for (int row : rows) {
            for (int entry = column.from(row); entry < column.to(row); entry++) {
                sums[column.places()[entry]] += column.weights()[entry];
            }
        }
        int[] places = new int[sums.length];
        Arrays.setAll(places, place -> place);
        return Vector.withoutZeros(places, sums);
    }
}
