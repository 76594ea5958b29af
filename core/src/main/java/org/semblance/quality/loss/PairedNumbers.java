package org.semblance.quality.loss;

import java.util.ArrayList;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.ExactSum;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;

/**
 * A numeric quasi-identifier with its original and released values, row by row.
 *
 * <p>Both are expressed in standard deviations (divisor n) of the original from its mean. The measures compare ratios
 * and shares, which do not depend on the unit, and in this unit squares and fourth powers neither overflow nor cancel.
 */
final class PairedNumbers {

    private final Numbers original;
    private final Numbers released;
    private final double mean;
    private final double unit;
    private final double[] before;
    private final double[] after;

    private PairedNumbers(Numbers original, Numbers released) {
        this.original = original;
        this.released = released;
        double[] values = values(original, 0, 1);
        this.mean = mean(values, 1);
        double farthest = 0;
        for (double value : values) {
            farthest = Math.max(farthest, Double.isNaN(value) ? 0 : Math.abs(value - mean));
        }
        double deviation = farthest == 0 ? 0 : farthest * Math.sqrt(mean(values(original, mean, farthest), 2));
        this.unit = deviation == 0 ? 1 : deviation;
        this.before = values(original, mean, unit);
        this.after = values(released, mean, unit);
    }

    /** The numeric quasi-identifiers that have values; refused if there are fewer than {@code least}. */
    static List<PairedNumbers> of(Dataset data, Table released, String measure, int least) {
        List<PairedNumbers> pairs = new ArrayList<>();
        for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
            Column column = data.table().column(attribute.name());
            if (attribute.domain().ofNumbers() && column.present() > 0) {
                pairs.add(new PairedNumbers((Numbers) column, (Numbers) released.column(attribute.name())));
            }
        }
        if (pairs.size() < least) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    measure + " needs " + (least == 1 ? "a numeric quasi-identifier" : "two numeric quasi-identifiers")
                            + " with values, and there "
                            + (pairs.isEmpty() ? "is none" : "is one only"),
                    "leave " + measure + " out of measures:, or bind the attributes as numeric");
        }
        return pairs;
    }

    private static double[] values(Numbers column, double centre, double unit) {
        double[] values = new double[column.size()];
        for (int row = 0; row < values.length; row++) {
            values[row] = (column.at(row) - centre) / unit;
        }
        return values;
    }

    String name() {
        return original.name();
    }

    Numbers original() {
        return original;
    }

    Numbers released() {
        return released;
    }

    /** The mean of the original, in the unit of the data. */
    double mean() {
        return mean;
    }

    /** One standard deviation in the unit of the data; 1 if nothing varies. */
    double unit() {
        return unit;
    }

    /** The original in standard deviations from its mean, NaN where missing. */
    double[] before() {
        return before;
    }

    /** The released values in the same unit, NaN where missing. */
    double[] after() {
        return after;
    }

    /** The mean of a power of the values present; NaN if there are none. */
    static double mean(double[] values, int power) {
        ExactSum sum = new ExactSum();
        int count = 0;
        for (double value : values) {
            if (!Double.isNaN(value)) {
                double term = value;
                for (int i = 1; i < power; i++) {
                    term *= value;
                }
                sum.add(term);
                count++;
            }
        }
        return count == 0 ? Double.NaN : sum.value() / count;
    }

    /** The values minus their mean. */
    static double[] centred(double[] values) {
        double mean = mean(values, 1);
        double[] centred = new double[values.length];
        for (int row = 0; row < values.length; row++) {
            centred[row] = values[row] - mean;
        }
        return centred;
    }

    static int present(double[] values) {
        int present = 0;
        for (double value : values) {
            present += Double.isNaN(value) ? 0 : 1;
        }
        return present;
    }
}
