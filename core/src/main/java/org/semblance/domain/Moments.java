package org.semblance.domain;

import org.semblance.data.ExactSum;
import org.semblance.data.Numbers;

/** Mean and standard deviation (divisor n − 1) of the values present, safe against cancellation, overflow and order. */
public record Moments(int count, double mean, double deviation) {

    public static Moments of(Numbers column) {
        ExactSum sum = new ExactSum();
        int count = 0;
        for (int row = 0; row < column.size(); row++) {
            if (!column.missing(row)) {
                sum.add(column.at(row));
                count++;
            }
        }
        double mean = count == 0 ? 0 : sum.mean(count);
        double farthest = 0;
        boolean constant = true;
        double first = Double.NaN;
        for (int row = 0; row < column.size(); row++) {
            if (!column.missing(row)) {
                double value = column.at(row);
                farthest = Math.max(farthest, Math.abs(value - mean));
                constant &= Double.isNaN(first) || value == first;
                first = value;
            }
        }
        return new Moments(count, mean, constant ? 0 : deviation(column, mean, farthest, count));
    }

    /** Deviations are scaled by the largest before they are squared, so that none of them over- or underflows. */
    private static double deviation(Numbers column, double mean, double farthest, int count) {
        ExactSum squares = new ExactSum();
        ExactSum deviations = new ExactSum();
        for (int row = 0; row < column.size(); row++) {
            if (!column.missing(row)) {
                double scaled = (column.at(row) - mean) / farthest;
                squares.add(scaled * scaled);
                deviations.add(scaled);
            }
        }
        // the second term takes away what the rounding of the mean has added
        double remainder = deviations.value();
        return farthest * Math.sqrt((squares.value() - remainder * remainder / count) / (count - 1));
    }
}
