package org.semblance.quality.association;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.semblance.data.Numbers;
import org.semblance.domain.Correlation;
import org.semblance.domain.PersonRows;
import org.semblance.quality.Influence;

/**
 * The coefficients of two columns, and how far leaving out any one person moves them. Sums are updated, so that all
 * persons together take little more time than the coefficient itself.
 */
public final class AssociationInfluence {

    private AssociationInfluence() {}

    /** Pearson's correlation of two columns of numbers. */
    public static Influence pearson(Numbers one, Numbers other, PersonRows persons) {
        Influence influence = new Influence(Correlation.of(one, other).coefficient(), 0);
        double[] xs = deviations(values(one), values(other));
        double[] ys = deviations(values(other), values(one));
        double xx = 0;
        double yy = 0;
        double xy = 0;
        int n = 0;
        for (int row = 0; row < xs.length; row++) {
            if (!Double.isNaN(xs[row])) {
                xx += xs[row] * xs[row];
                yy += ys[row] * ys[row];
                xy += xs[row] * ys[row];
                n++;
            }
        }
        for (int person = 0; person < persons.count(); person++) {
            double x = 0;
            double y = 0;
            double leftXx = xx;
            double leftYy = yy;
            double leftXy = xy;
            int left = n;
            for (int row : persons.of(person)) {
                if (!Double.isNaN(xs[row])) {
                    x += xs[row];
                    y += ys[row];
                    leftXx -= xs[row] * xs[row];
                    leftYy -= ys[row] * ys[row];
                    leftXy -= xs[row] * ys[row];
                    left--;
                }
            }
            if (left < n) {
                // what is left has its own mean, from which its sums are smaller
                leftXx -= x * x / left;
                leftYy -= y * y / left;
                leftXy -= x * y / left;
                influence = influence.without(coefficient(leftXx, leftYy, leftXy, xx, yy));
            }
        }
        return influence;
    }

    /** The coefficient; NaN if nothing but rounding is left of a sum of squares. */
    private static double coefficient(double xx, double yy, double xy, double before, double beforeOther) {
        boolean constant = xx <= 1e-12 * before || yy <= 1e-12 * beforeOther;
        return constant ? Double.NaN : Math.max(-1, Math.min(1, xy / Math.sqrt(xx) / Math.sqrt(yy)));
    }

    private static double[] values(Numbers column) {
        double[] values = new double[column.size()];
        Arrays.setAll(values, column::at);
        return values;
    }

    /** The deviations from the mean over the rows in which both values are present; NaN in the others. */
    private static double[] deviations(double[] values, double[] others) {
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

    /** The correlation ratio of a column of numbers and categories; a negative category is missing. */
    public static Influence ratio(Numbers numbers, int[] categories, PersonRows persons) {
        Influence influence = new Influence(Associations.ratio(values(numbers), categories), 0);
        double[] absent = new double[categories.length];
        Arrays.setAll(absent, row -> categories[row] < 0 ? Double.NaN : 0);
        double[] deviations = deviations(values(numbers), absent);
        int size = Arrays.stream(categories).max().orElse(-1) + 1;
        int[] rows = new int[size];
        double[] sums = new double[size];
        double total = 0;
        int n = 0;
        for (int row = 0; row < deviations.length; row++) {
            if (!Double.isNaN(deviations[row])) {
                rows[categories[row]]++;
                sums[categories[row]] += deviations[row];
                total += deviations[row] * deviations[row];
                n++;
            }
        }
        double between = 0;
        int present = 0;
        for (int category = 0; category < size; category++) {
            between += part(sums[category], rows[category]);
            present += rows[category] > 0 ? 1 : 0;
        }
        for (int person = 0; person < persons.count(); person++) {
            double leftTotal = total;
            double leftBetween = between;
            double sum = 0;
            int left = n;
            int leftPresent = present;
            Map<Integer, double[]> of = new HashMap<>(); // rows and sums of what is left out, by category
            for (int row : persons.of(person)) {
                if (!Double.isNaN(deviations[row])) {
                    double[] out = of.computeIfAbsent(categories[row], unseen -> new double[2]);
                    out[0]++;
                    out[1] += deviations[row];
                    sum += deviations[row];
                    leftTotal -= deviations[row] * deviations[row];
                    left--;
                }
            }
            if (left == n) {
                continue;
            }
            for (Map.Entry<Integer, double[]> out : of.entrySet()) {
                int category = out.getKey();
                int stays = rows[category] - (int) out.getValue()[0];
                leftBetween += part(sums[category] - out.getValue()[1], stays) - part(sums[category], rows[category]);
                leftPresent -= stays == 0 ? 1 : 0;
            }
            leftTotal -= sum * sum / left;
            leftBetween -= sum * sum / left;
            influence = influence.without(ratio(leftBetween, leftTotal, left, leftPresent, total));
        }
        return influence;
    }

    private static double part(double sum, int rows) {
        return rows == 0 ? 0 : sum * sum / rows;
    }

    /** The corrected ratio, as {@link Associations#ratio} computes it. */
    private static double ratio(double between, double total, int n, int categories, double before) {
        if (categories < 2 || n <= categories || total <= 1e-12 * before) {
            return Double.NaN;
        }
        double unexplained = Math.max(0, 1 - between / total);
        return Math.sqrt(Math.max(0, 1 - unexplained * (n - 1) / (n - categories)));
    }

    /** Cramér's V of two columns of categories; a negative category is missing. */
    public static Influence cramer(int[] one, int[] other, PersonRows persons) {
        Contingency table = new Contingency(one, other);
        Influence influence = new Influence(Associations.cramer(one, other), 0);
        for (int person = 0; person < persons.count(); person++) {
            int[] rows = Arrays.stream(persons.of(person))
                    .filter(row -> one[row] >= 0 && other[row] >= 0)
                    .toArray();
            if (rows.length > 0) {
                influence = influence.without(rows.length == 1 ? table.without(rows[0]) : table.without(rows));
            }
        }
        return influence;
    }

    /** The counts of all pairs of two categories. */
    private static final class Contingency {

        private final int[] one;
        private final int[] other;
        private final int[] ofOne;
        private final int[] ofOther;
        private final Map<Long, Integer> both = new HashMap<>();

        /** For each category of one side, Σ n² / (rows of the other side's category). */
        private final double[] lines;

        private final double[] columns;
        private int n;
        private double sum;

        private Contingency(int[] one, int[] other) {
            this.one = one;
            this.other = other;
            this.ofOne = new int[Arrays.stream(one).max().orElse(-1) + 1];
            this.ofOther = new int[Arrays.stream(other).max().orElse(-1) + 1];
            this.lines = new double[ofOne.length];
            this.columns = new double[ofOther.length];
            for (int row = 0; row < one.length; row++) {
                if (one[row] >= 0 && other[row] >= 0) {
                    ofOne[one[row]]++;
                    ofOther[other[row]]++;
                    both.merge(cell(one[row], other[row]), 1, Integer::sum);
                    n++;
                }
            }
            both.forEach((cell, count) -> {
                int line = (int) (cell >>> Integer.SIZE);
                int column = (int) (long) cell;
                double square = (double) count * count;
                lines[line] += square / ofOther[column];
                columns[column] += square / ofOne[line];
                sum += square / ofOne[line] / ofOther[column];
            });
        }

        private static long cell(int line, int column) {
            return ((long) line << Integer.SIZE) | column;
        }

        private int count(int line, int column) {
            return both.getOrDefault(cell(line, column), 0);
        }

        /** The coefficient without one row: only the terms of its line and its column change. */
        private double without(int row) {
            int line = one[row];
            int column = other[row];
            double count = count(line, column);
            double inLine = ofOne[line];
            double inColumn = ofOther[column];
            double left = sum
                    - lines[line] / inLine
                    - columns[column] / inColumn
                    + count * count / inLine / inColumn
                    + over(lines[line] - count * count / inColumn, inLine - 1)
                    + over(columns[column] - count * count / inLine, inColumn - 1)
                    + over((count - 1) * (count - 1), (inLine - 1) * (inColumn - 1));
            return coefficient(left, n - 1, present(ofOne) - gone(inLine), present(ofOther) - gone(inColumn));
        }

        private static double over(double sum, double rows) {
            return rows <= 0 ? 0 : sum / rows;
        }

        private static int gone(double rows) {
            return rows == 1 ? 1 : 0;
        }

        private static int present(int[] counts) {
            return (int) Arrays.stream(counts).filter(count -> count > 0).count();
        }

        /** The coefficient without several rows: the terms of their lines and columns are added up again. */
        private double without(int[] rows) {
            Map<Long, Integer> out = new HashMap<>();
            int[] leftOne = ofOne.clone();
            int[] leftOther = ofOther.clone();
            Set<Integer> changedLines = new LinkedHashSet<>();
            Set<Integer> changedColumns = new LinkedHashSet<>();
            for (int row : rows) {
                leftOne[one[row]]--;
                leftOther[other[row]]--;
                changedLines.add(one[row]);
                changedColumns.add(other[row]);
                out.merge(cell(one[row], other[row]), 1, Integer::sum);
            }
            double left = sum;
            Set<Long> cells = new LinkedHashSet<>();
            for (int line : changedLines) {
                for (int column = 0; column < ofOther.length; column++) {
                    cells.add(cell(line, column));
                }
            }
            for (int column : changedColumns) {
                for (int line = 0; line < ofOne.length; line++) {
                    cells.add(cell(line, column));
                }
            }
            for (long cell : cells) {
                int line = (int) (cell >>> Integer.SIZE);
                int column = (int) cell;
                double before = count(line, column);
                double after = before - out.getOrDefault(cell, 0);
                left -= before == 0 ? 0 : before * before / ofOne[line] / ofOther[column];
                left += after == 0 ? 0 : after * after / leftOne[line] / leftOther[column];
            }
            return coefficient(left, n - rows.length, present(leftOne), present(leftOther));
        }

        private static double coefficient(double sum, int n, int r, int c) {
            return Associations.cramer(sum - 1, n, r, c);
        }
    }
}
