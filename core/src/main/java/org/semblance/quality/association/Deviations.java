package org.semblance.quality.association;

import java.util.Arrays;
import org.semblance.data.Numbers;

/** Numbers of which the mean was subtracted, so that sums of their squares lose few digits. */
final class Deviations {

    private Deviations() {}

    static double[] values(Numbers column) {
        double[] values = new double[column.size()];
        Arrays.setAll(values, column::at);
        return values;
    }

    /** The deviations from the mean over the rows in which both values are present; NaN in the others. */
    static double[] of(double[] values, double[] others) {
        double sum = 0;
        int n = 0;
        for (int row = 0; row < values.length; row++) {
            if (!Double.isNaN(values[row] + others[row])) {
                sum += values[row];
                n++;
            }
        }
        double mean = sum / n;
        double[] deviations = new double[values.length];
        Arrays.setAll(deviations, row -> Double.isNaN(others[row]) ? Double.NaN : values[row] - mean);
        return deviations;
    }
}
