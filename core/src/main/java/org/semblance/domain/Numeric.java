package org.semblance.domain;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.ExactSum;
import org.semblance.data.Numbers;
import org.semblance.data.Rows;

/**
 * Numbers: the difference in standard deviations as distance, the mean as prototype.
 *
 * <p>The standard deviation (divisor n − 1) is that of the values present. A missing value is two standard deviations
 * away from every number. In a constant column all distances between values are 0.
 */
@CatalogEntry(
        name = Numeric.NAME,
        summary = "numbers; distance: standardised difference; average: mean",
        source = Citations.DOMINGO_TORRA)
public record Numeric(
        @About(
                value = "how published values are rounded: a number of decimals, {to: 1000} for multiples of a unit,"
                        + " {digits: 3} for significant digits; not rounded if not given",
                optional = true,
                code = ProblemCode.E_ROUND)
        @Nullable
        Rounding round)
        implements Continuous {

    public static final String NAME = "numeric";

    private static final double MISSING_SQUARED = 4;

    /** Numbers that are published with so many decimals. */
    public Numeric(int decimals) {
        this(new Rounding.DecimalPlaces(decimals));
    }

    @Override
    public boolean ofNumbers() {
        return true;
    }

    @Override
    public Moments moments(Numbers column) {
        return Moments.of(column);
    }

    @Override
    public NumericSpace bind(Column column, Rows rows) {
        Numbers numbers = (Numbers) column;
        Moments.Sum sum = Moments.Sum.of(numbers, rows);
        Moments.Centre centre = sum.centre();
        Moments moments = Moments.Deviations.of(numbers, rows, centre).moments(centre);
        return new NumericSpace(numbers, measured(sum, moments, rows.total()));
    }

    /** The same domain in the units of a whole table of which only parts are available. */
    StandardizedNumeric measured(Moments.Sum sum, Moments moments, int size) {
        // half of the range, because the full range may overflow
        return new StandardizedNumeric(round, moments, sum.most() / 2 - sum.least() / 2, moments.count() == size);
    }

    /** Numbers in units of their standard deviation. */
    static final class NumericSpace implements Space<Double>, OrderedAxis {

        private final Numbers column;
        private final @Nullable Rounding round;
        private final double mean;
        private final double deviation;
        private final double halfRange;
        private final boolean whole;
        private final boolean constant;
        private final double[] standardized;
        private @Nullable NumberRange range;

        NumericSpace(Numbers column, StandardizedNumeric as) {
            this.column = column;
            this.round = as.round();
            this.mean = as.moments().mean();
            this.deviation = as.moments().deviation();
            this.halfRange = as.halfRange();
            this.whole = as.whole();
            this.constant = deviation == 0 && (whole || as.moments().count() == 0);
            this.standardized = new double[column.size()];
            for (int row = 0; row < standardized.length; row++) {
                standardized[row] = standardize(column.at(row));
            }
        }

        /** The values in standard deviations from the mean, NaN if missing; 0 throughout for a constant column. */
        double[] standardized() {
            return standardized;
        }

        /** Whether no value is missing. */
        boolean whole() {
            return whole;
        }

        double standardize(double value) {
            return deviation == 0 ? value * 0 : (value - mean) / deviation;
        }

        @Override
        public int size() {
            return standardized.length;
        }

        @Override
        public Double at(int row) {
            return column.at(row);
        }

        @Override
        public double position(int row) {
            return column.at(row);
        }

        @Override
        public double unit() {
            return deviation == 0 ? 0 : 1 / deviation;
        }

        @Override
        public Double nothing() {
            return Double.NaN;
        }

        @Override
        public boolean missing(int row) {
            return column.missing(row);
        }

        @Override
        public double distance(int row, Double point) {
            return Math.sqrt(square(standardized[row], standardize(point)));
        }

        private static double square(double a, double b) {
            double difference = a - b;
            if (!Double.isNaN(difference)) {
                return difference * difference;
            }
            return Double.isNaN(a) && Double.isNaN(b) ? 0 : MISSING_SQUARED;
        }

        @Override
        public void addSquares(Double point, int[] rows, int count, double weight, double[] out) {
            double centre = standardize(point);
            if (whole && !Double.isNaN(centre)) {
                for (int i = 0; i < count; i++) {
                    double difference = standardized[rows[i]] - centre;
                    out[i] += weight * (difference * difference);
                }
            } else {
                for (int i = 0; i < count; i++) {
                    out[i] += weight * square(standardized[rows[i]], centre);
                }
            }
        }

        /** Adds distances as shares of the range; a missing value is as far away as the opposite end. */
        @Override
        public void addShares(Double point, int[] rows, int count, double weight, double[] out) {
            for (int i = 0; i < count; i++) {
                double difference = Math.abs(column.at(rows[i]) / 2 - point / 2);
                if (!Double.isNaN(difference)) {
                    out[i] += halfRange == 0 ? 0 : weight * (difference / halfRange);
                } else if (column.missing(rows[i]) != Double.isNaN(point)) {
                    out[i] += weight;
                }
            }
        }

        @Override
        public double apart(Double one, Double other) {
            return Math.sqrt(square(standardize(one), standardize(other)));
        }

        @Override
        public double shareApart(Double one, Double other) {
            double difference = Math.abs(one / 2 - other / 2);
            if (!Double.isNaN(difference)) {
                return halfRange == 0 ? 0 : difference / halfRange;
            }
            return Double.isNaN(one) == Double.isNaN(other) ? 0 : 1;
        }

        @Override
        public Tally<Double> tally() {
            return new Mean(column);
        }

        /**
         * Rescales by (x − m₁)·√μ₂/√m₂ + μ₁, with the mean m₁ and variance m₂ of the released column, μ₁ and μ₂ those
         * of the original: Domingo-Ferrer and Torra (2005), section 5.2. Points without variance are unchanged.
         */
        @Override
        public List<Double> restored(List<Double> points, int[] choice) {
            Moments shown = Moments.of(column(points, choice));
            double stretch = deviation / shown.deviation();
            if (shown.deviation() == 0 || !Double.isFinite(stretch)) {
                return points;
            }
            return points.stream()
                    .map(point -> (point - shown.mean()) * stretch + mean)
                    .toList();
        }

        /**
         * Half of the last decimal of the column counts as the least deviation, so that a group of equal values is not
         * recognised. What would leave the range is reflected at its end, because the end is somebody's value.
         */
        @Override
        public Double moved(Double prototype, int[] rows, double errors) {
            if (Double.isNaN(prototype)) {
                return prototype;
            }
            NumberRange known = range();
            double squares = 0;
            int count = 0;
            for (int row : rows) {
                if (!column.missing(row)) {
                    // as a share of the range, because squares may overflow
                    double from = known.share(column.at(row), prototype);
                    squares += from * from;
                    count++;
                }
            }
            double spread = count < 2 ? 0 : Math.sqrt(squares / (count - 1)) * known.width();
            double moved = prototype + errors * Math.max(spread, known.resolution() / 2) / Math.sqrt(count);
            return known.reflected(moved);
        }

        private synchronized NumberRange range() {
            if (range == null) {
                range = NumberRange.of(column);
            }
            return range;
        }

        @Override
        public Double published(Double point) {
            return round == null || Double.isNaN(point) ? point : round.rounded(point);
        }

        @Override
        public Numbers column(List<Double> points, int[] choice) {
            double[] values = new double[choice.length];
            for (int row = 0; row < values.length; row++) {
                values[row] = points.get(choice[row]);
            }
            return Numbers.of(column.name(), values);
        }

        @Override
        public Double read(Column other, int row) {
            return ((Numbers) other).at(row);
        }

        @Override
        public int[] codes() {
            return column.codes();
        }

        @Override
        public boolean constant() {
            return constant;
        }
    }

    /** The arithmetic mean of the values present, from an exact sum. */
    private static final class Mean implements Tally<Double> {

        private final Numbers column;
        private final ExactSum sum = new ExactSum();
        private int count;

        private Mean(Numbers column) {
            this.column = column;
        }

        @Override
        public void add(int row, int times) {
            if (!column.missing(row)) {
                sum.add(column.at(row), times);
                count += times;
            }
        }

        @Override
        public void remove(int row, int times) {
            if (!column.missing(row)) {
                sum.add(-column.at(row), times);
                count -= times;
            }
        }

        @Override
        public Double prototype() {
            return count == 0 ? Double.NaN : sum.mean(count);
        }
    }
}
