package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;

/**
 * Sections 5.2 to 5.4 of Domingo-Ferrer and Torra 2005: standardised numbers with their mean, ordered categories with a
 * median, words with their mode; a point is one number per attribute, NaN where missing.
 */
final class PaperGeometry implements PaperMdav.Geometry<double[]> {

    private final List<Attribute> attributes = new ArrayList<>();
    private final List<double[]> columns = new ArrayList<>();
    private final List<Integer> categories = new ArrayList<>();

    PaperGeometry(Dataset data) {
        for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
            Column column = data.table().column(attribute.name());
            List<String> scale = scale(attribute, column);
            double[] values = new double[column.size()];
            for (int row = 0; row < values.length; row++) {
                values[row] = column.missing(row)
                        ? Double.NaN
                        : column instanceof Numbers numbers ? numbers.at(row) : scale.indexOf(column.text(row));
            }
            if (!constant(values)) {
                attributes.add(attribute);
                columns.add(column instanceof Numbers ? standardized(values) : values);
                categories.add(scale.size());
            }
        }
    }

    private static List<String> scale(Attribute attribute, Column column) {
        if (attribute.domain() instanceof Ordinal ordinal) {
            return ordinal.scale();
        }
        LinkedHashSet<String> words = new LinkedHashSet<>();
        for (int row = 0; row < column.size() && !(column instanceof Numbers); row++) {
            if (!column.missing(row)) {
                words.add(column.text(row));
            }
        }
        return new ArrayList<>(words);
    }

    private static boolean constant(double[] values) {
        for (double value : values) {
            if (Double.compare(value, values[0]) != 0) {
                return false;
            }
        }
        return true;
    }

    private static double[] standardized(double[] values) {
        double sum = 0;
        int n = 0;
        for (double value : values) {
            if (!Double.isNaN(value)) {
                sum += value;
                n++;
            }
        }
        double mean = sum / n;
        double squares = 0;
        for (double value : values) {
            squares += Double.isNaN(value) ? 0 : (value - mean) * (value - mean);
        }
        double deviation = Math.sqrt(squares / (n - 1));
        double[] standardized = new double[values.length];
        for (int row = 0; row < values.length; row++) {
            standardized[row] = deviation > 0 ? (values[row] - mean) / deviation : values[row] * 0;
        }
        return standardized;
    }

    @Override
    public double[] at(int row) {
        double[] point = new double[columns.size()];
        for (int a = 0; a < point.length; a++) {
            point[a] = columns.get(a)[row];
        }
        return point;
    }

    @Override
    public boolean equal(int one, int other) {
        return java.util.Arrays.equals(at(one), at(other));
    }

    @Override
    public double square(int row, double[] point) {
        double sum = 0;
        for (int a = 0; a < point.length; a++) {
            double distance = distance(a, columns.get(a)[row], point[a]);
            sum += attributes.get(a).weight() * (distance * distance);
        }
        return sum;
    }

    private double distance(int a, double one, double other) {
        boolean numbers = attributes.get(a).domain().ofNumbers();
        if (Double.isNaN(one) || Double.isNaN(other)) {
            return Double.isNaN(one) && Double.isNaN(other) ? 0 : numbers ? 2 : 1;
        }
        if (numbers) {
            return one - other;
        }
        if (attributes.get(a).domain() instanceof Ordinal) {
            return Math.abs(one - other) / categories.get(a);
        }
        return one == other ? 0 : 1;
    }

    @Override
    public double[] average(List<Integer> rows) {
        double[] point = new double[columns.size()];
        for (int a = 0; a < point.length; a++) {
            List<Double> present = new ArrayList<>();
            for (int row : rows) {
                if (!Double.isNaN(columns.get(a)[row])) {
                    present.add(columns.get(a)[row]);
                }
            }
            point[a] = present.isEmpty() ? Double.NaN : average(a, present);
        }
        return point;
    }

    private double average(int a, List<Double> present) {
        if (attributes.get(a).domain().ofNumbers()) {
            double sum = 0;
            for (double value : present) {
                sum += value;
            }
            return sum / present.size();
        }
        int[] f = new int[categories.get(a)];
        for (double value : present) {
            f[(int) value]++;
        }
        if (!(attributes.get(a).domain() instanceof Ordinal ordinal)) {
            int mode = 0;
            for (int category = 0; category < f.length; category++) {
                mode = f[category] > f[mode] ? category : mode;
            }
            return mode;
        }
        return median(ordinal.average() == Ordinal.Average.MEDIAN ? f : convex(f));
    }

    private static int median(int[] f) {
        List<Integer> ordered = new ArrayList<>();
        for (int category = 0; category < f.length; category++) {
            for (int i = 0; i < f[category]; i++) {
                ordered.add(category);
            }
        }
        return ordered.get((ordered.size() - 1) / 2);
    }

    /** Definition 5.3. */
    private static int[] convex(int[] f) {
        int[] filled = new int[f.length];
        for (int i = 0; i < f.length; i++) {
            int upTo = 0;
            for (int j = 0; j <= i; j++) {
                upTo = Math.max(upTo, f[j]);
            }
            int from = 0;
            for (int j = i; j < f.length; j++) {
                from = Math.max(from, f[j]);
            }
            filled[i] = Math.min(upTo, from);
        }
        return filled;
    }
}
