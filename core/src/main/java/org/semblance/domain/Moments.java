package org.semblance.domain;

import java.io.Serializable;
import org.semblance.data.ExactSum;
import org.semblance.data.Numbers;
import org.semblance.data.Rows;

/**
 * Mean and standard deviation (divisor n − 1) of the values present, safe against cancellation and overflow and
 * independent of order.
 */
public record Moments(int count, double mean, double deviation) implements Serializable {

    public static Moments of(Numbers column) {
        Rows rows = Rows.all(column.size());
        Sum sum = Sum.of(column, rows);
        return Deviations.of(column, rows, sum.centre()).moments(sum.centre());
    }

    /** Sum and range of the first pass; those of parts can be merged. */
    public static final class Sum implements Serializable {

        private final ExactSum sum = new ExactSum();
        private int count;
        private double least = Double.POSITIVE_INFINITY;
        private double most = Double.NEGATIVE_INFINITY;

        /** The sum of a column, with the multiplicities of rows. */
        public static Sum of(Numbers column, Rows rows) {
            Sum sum = new Sum();
            for (int row = 0; row < column.size(); row++) {
                if (!column.missing(row)) {
                    double value = column.at(row);
                    sum.sum.add(value, rows.times(row));
                    sum.count += rows.times(row);
                    sum.least = Math.min(sum.least, value);
                    sum.most = Math.max(sum.most, value);
                }
            }
            return sum;
        }

        public void add(Sum other) {
            sum.add(other.sum);
            count += other.count;
            least = Math.min(least, other.least);
            most = Math.max(most, other.most);
        }

        /** The smallest value. */
        public double least() {
            return least;
        }

        /** The largest value. */
        public double most() {
            return most;
        }

        public Centre centre() {
            double mean = count == 0 ? 0 : sum.mean(count);
            return new Centre(
                    count,
                    mean,
                    count == 0 ? 0 : Math.max(Math.abs(least - mean), Math.abs(most - mean)),
                    least >= most);
        }
    }

    /** The mean, and the distance of the farthest value from it. */
    public record Centre(int count, double mean, double farthest, boolean constant) implements Serializable {}

    /**
     * Squared deviations of the second pass; those of parts can be merged. Deviations are divided by the largest before
     * they are squared, so that none overflows or underflows.
     */
    public static final class Deviations implements Serializable {

        private final ExactSum squares = new ExactSum();
        private final ExactSum deviations = new ExactSum();

        /** The deviations of a column, with the multiplicities of rows. */
        public static Deviations of(Numbers column, Rows rows, Centre centre) {
            Deviations found = new Deviations();
            for (int row = 0; row < column.size() && !centre.constant; row++) {
                if (!column.missing(row)) {
                    double scaled = (column.at(row) - centre.mean) / centre.farthest;
                    found.squares.add(scaled * scaled, rows.times(row));
                    found.deviations.add(scaled, rows.times(row));
                }
            }
            return found;
        }

        public void add(Deviations other) {
            squares.add(other.squares);
            deviations.add(other.deviations);
        }

        public Moments moments(Centre centre) {
            if (centre.constant) {
                return new Moments(centre.count, centre.mean, 0);
            }
            // the second term removes what the rounding of the mean has added
            double remainder = deviations.value();
            double variance = (squares.value() - remainder * remainder / centre.count) / (centre.count - 1);
            return new Moments(centre.count, centre.mean, centre.farthest * Math.sqrt(variance));
        }
    }
}
