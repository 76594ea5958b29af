package org.semblance.domain.vectors;

import java.util.Arrays;
import org.semblance.data.Vectors;

/** Adds up rows of sparse vectors, place by place and in the order given. */
final class Sum {

    private Sum() {}

    static Vector of(Vectors column, int[] rows) {
        int entries = 0;
        for (int row : rows) {
            entries = Math.addExact(entries, column.entries(row));
        }
        int[] touched = new int[entries];
        int filled = 0;
        for (int row : rows) {
            int length = column.entries(row);
            System.arraycopy(column.places(), column.from(row), touched, filled, length);
            filled += length;
        }
        Arrays.sort(touched);
        int different = 0;
        for (int i = 0; i < touched.length; i++) {
            if (i == 0 || touched[i] != touched[i - 1]) {
                touched[different++] = touched[i];
            }
        }
        int[] places = Arrays.copyOf(touched, different);
        double[] sums = new double[different];
        for (int row : rows) {
            int at = 0;
            for (int entry = column.from(row); entry < column.to(row); entry++) {
                at = Arrays.binarySearch(places, at, different, column.places()[entry]);
                sums[at] += column.weights()[entry];
            }
        }
        return withoutZeros(places, sums);
    }

    /** Weights of both signs may cancel out. */
    private static Vector withoutZeros(int[] places, double[] sums) {
        int kept = 0;
        for (int i = 0; i < sums.length; i++) {
            if (sums[i] != 0) {
                places[kept] = places[i];
                sums[kept++] = sums[i];
            }
        }
        return Vector.of(Arrays.copyOf(places, kept), Arrays.copyOf(sums, kept));
    }
}
