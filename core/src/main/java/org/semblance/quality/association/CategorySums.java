package org.semblance.quality.association;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import org.semblance.data.Numbers;

/** The sum of a column of numbers in each category, over the rows in which both have a value. */
final class CategorySums implements AssociationInfluence.Sums {

    private final double[] deviations;
    private final int[] categories;
    private final int[] rowsIn;
    private final double[] sumIn;
    private double total;
    private double between;
    private int n;
    private int present;

    CategorySums(Numbers numbers, int[] categories) {
        this.categories = categories;
        double[] absent = new double[categories.length];
        Arrays.setAll(absent, row -> categories[row] < 0 ? Double.NaN : 0);
        this.deviations = Deviations.of(Deviations.values(numbers), absent);
        int size = Arrays.stream(categories).max().orElse(-1) + 1;
        this.rowsIn = new int[size];
        this.sumIn = new double[size];
        for (int row = 0; row < deviations.length; row++) {
            if (!Double.isNaN(deviations[row])) {
                rowsIn[categories[row]]++;
                sumIn[categories[row]] += deviations[row];
                total += deviations[row] * deviations[row];
                n++;
            }
        }
        for (int category = 0; category < size; category++) {
            between += part(sumIn[category], rowsIn[category]);
            present += rowsIn[category] > 0 ? 1 : 0;
        }
    }

    /** The rows of one category that are left out. */
    private static final class Loss {
        private int rows;
        private double sum;
    }

    @Override
    public OptionalDouble without(int[] rows) {
        Map<Integer, Loss> losses = new HashMap<>();
        double leftTotal = total;
        double sum = 0;
        int left = n;
        for (int row : rows) {
            if (!Double.isNaN(deviations[row])) {
                Loss loss = losses.computeIfAbsent(categories[row], unseen -> new Loss());
                loss.rows++;
                loss.sum += deviations[row];
                sum += deviations[row];
                leftTotal -= deviations[row] * deviations[row];
                left--;
            }
        }
        if (left == n) {
            return OptionalDouble.empty();
        }
        double leftBetween = between;
        int leftPresent = present;
        for (Map.Entry<Integer, Loss> each : losses.entrySet()) {
            int category = each.getKey();
            int stays = rowsIn[category] - each.getValue().rows;
            leftBetween += part(sumIn[category] - each.getValue().sum, stays) - part(sumIn[category], rowsIn[category]);
            leftPresent -= stays == 0 ? 1 : 0;
        }
        leftTotal -= sum * sum / left;
        leftBetween -= sum * sum / left;
        return OptionalDouble.of(ratio(leftBetween, leftTotal, left, leftPresent));
    }

    private static double part(double sum, int rows) {
        return rows == 0 ? 0 : sum * sum / rows;
    }

    /** The corrected ratio, as {@link Associations#ratio} computes it. */
    private double ratio(double leftBetween, double leftTotal, int left, int leftPresent) {
        if (leftPresent < 2 || left <= leftPresent || leftTotal <= CorrelationSums.ROUNDING * total) {
            return Double.NaN;
        }
        double unexplained = Math.max(0, 1 - leftBetween / leftTotal);
        return Math.sqrt(Math.max(0, 1 - unexplained * (left - 1) / (left - leftPresent)));
    }
}
