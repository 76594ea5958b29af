package org.semblance.domain;

import java.util.Arrays;
import java.util.List;

/**
 * Purely numeric records as contiguous columns. Squares are summed in the same order and by the same operations as in
 * {@link Records#spans}, so both give identical bits, but here the inner loop runs over contiguous memory.
 */
public final class DenseNumbers {

    /** The number of records processed at once, so that their sums stay in the first-level cache. */
    private static final int BLOCK = 1024;

    private final double[][] columns;
    private final double[] weights;
    private final List<Numeric.NumericSpace> spaces;

    DenseNumbers(List<Records.Part<?>> parts) {
        this.spaces =
                parts.stream().map(part -> (Numeric.NumericSpace) part.space()).toList();
        this.columns = spaces.stream().map(Numeric.NumericSpace::standardized).toArray(double[][]::new);
        this.weights = parts.stream().mapToDouble(Records.Part::weight).toArray();
    }

    private DenseNumbers(double[][] columns, double[] weights, List<Numeric.NumericSpace> spaces) {
        this.columns = columns;
        this.weights = weights;
        this.spaces = spaces;
    }

    /** A copy of these rows, in this order. */
    public DenseNumbers rows(int[] rows) {
        double[][] chosen = new double[columns.length][rows.length];
        for (int c = 0; c < columns.length; c++) {
            for (int i = 0; i < rows.length; i++) {
                chosen[c][i] = columns[c][rows[i]];
            }
        }
        return new DenseNumbers(chosen, weights, spaces);
    }

    /** A record as a point whose squared distances are those of records. */
    public double[] record(int row) {
        double[] record = new double[columns.length];
        for (int c = 0; c < columns.length; c++) {
            record[c] = columns[c][row] * Math.sqrt(weights[c]);
        }
        return record;
    }

    /** Whether these records are equal. */
    public boolean equal(int[] rows) {
        for (double[] column : columns) {
            for (int row : rows) {
                if (column[row] != column[rows[0]]) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The mean of such points. */
    public double[] mean(int[] rows) {
        double[] mean = new double[columns.length];
        for (int c = 0; c < columns.length; c++) {
            double sum = 0;
            for (int row : rows) {
                sum += columns[c][row];
            }
            mean[c] = sum / rows.length * Math.sqrt(weights[c]);
        }
        return mean;
    }

    /** Overwrites the record at one position with another record. */
    public void move(int from, int to) {
        for (double[] column : columns) {
            column[to] = column[from];
        }
    }

    /** For each of the first {@code count} records, the sum of weighted squared differences to a point. */
    public void squares(Records.Point point, int count, double[] out) {
        double[] centre = new double[columns.length];
        for (int c = 0; c < columns.length; c++) {
            centre[c] = spaces.get(c).standardize((Double) point.parts().get(c).point());
        }
        for (int from = 0; from < count; from += BLOCK) {
            int to = Math.min(count, from + BLOCK);
            Arrays.fill(out, from, to, 0);
            for (int c = 0; c < columns.length; c++) {
                addSquares(columns[c], centre[c], weights[c], from, to, out);
            }
        }
    }

    /** A separate loop, so that the compiler vectorises it. */
    private static void addSquares(double[] column, double centre, double weight, int from, int to, double[] out) {
        for (int i = from; i < to; i++) {
            double difference = column[i] - centre;
            out[i] += weight * (difference * difference);
        }
    }
}
