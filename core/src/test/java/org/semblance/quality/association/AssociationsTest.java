package org.semblance.quality.association;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

/** Coefficients against their definitions, worked out in the plainest way. */
class AssociationsTest {

    /** Near 0 a root makes a rounding of 1e-16 one of 1e-8. */
    private static final double CLOSE = 1e-7;

    @Test
    void cramersVIsThatOfTheWholeTable() {
        Trials.of(3000, random -> {
            int[] one = codes(random, 2 + random.nextInt(60), 1 + random.nextInt(5));
            int[] other = codes(random, one.length, 1 + random.nextInt(5));
            double expected = cramer(one, other);
            double found = Associations.cramer(one, other);
            if (Double.isNaN(expected)) {
                assertThat(found).isNaN();
            } else {
                assertThat(found).isCloseTo(expected, within(CLOSE));
            }
        });
    }

    private static int[] codes(Random random, int rows, int categories) {
        return random.ints(rows, -1, categories).toArray();
    }

    /** χ² cell by cell, then Bergsma's corrections (2013, equations 5 and 8 there). */
    private static double cramer(int[] one, int[] other) {
        int[] both = IntStream.range(0, one.length)
                .filter(row -> one[row] >= 0 && other[row] >= 0)
                .toArray();
        int n = both.length;
        int[] rows = Arrays.stream(both).map(row -> one[row]).distinct().toArray();
        int[] columns = Arrays.stream(both).map(row -> other[row]).distinct().toArray();
        if (rows.length < 2 || columns.length < 2) {
            return Double.NaN;
        }
        double chiSquared = 0;
        for (int r : rows) {
            for (int c : columns) {
                double held = Arrays.stream(both)
                        .filter(row -> one[row] == r && other[row] == c)
                        .count();
                double ofRow = Arrays.stream(both).filter(row -> one[row] == r).count();
                double ofColumn =
                        Arrays.stream(both).filter(row -> other[row] == c).count();
                double expected = ofRow * ofColumn / n;
                chiSquared += (held - expected) * (held - expected) / expected;
            }
        }
        double phi = Math.max(0, chiSquared / n - (rows.length - 1.0) * (columns.length - 1.0) / (n - 1.0));
        double r = rows.length - (rows.length - 1.0) * (rows.length - 1.0) / (n - 1.0);
        double c = columns.length - (columns.length - 1.0) * (columns.length - 1.0) / (n - 1.0);
        double most = Math.min(r, c) - 1;
        return most > 0 ? Math.min(1, Math.sqrt(phi / most)) : Double.NaN;
    }

    @Test
    void theCorrelationRatioIsWhatCategoriesExplain() {
        Trials.of(3000, random -> {
            int rows = 3 + random.nextInt(60);
            int[] categories = codes(random, rows, 1 + random.nextInt(5));
            double[] numbers = IntStream.range(0, rows)
                    .mapToDouble(row -> random.nextInt(8) == 0 ? Double.NaN : 1e6 + categories[row] + random.nextInt(5))
                    .toArray();
            double expected = ratio(numbers, categories);
            double found = Associations.ratio(numbers, categories);
            if (Double.isNaN(expected)) {
                assertThat(found).isNaN();
            } else {
                assertThat(found).isCloseTo(expected, within(1e-6));
            }
        });
    }

    /** Mean squares within categories and in all, as an analysis of variance has them: ε² = 1 − MS_within / MS_total. */
    private static double ratio(double[] numbers, int[] categories) {
        int[] both = IntStream.range(0, numbers.length)
                .filter(row -> !Double.isNaN(numbers[row]) && categories[row] >= 0)
                .toArray();
        int[] kinds = Arrays.stream(both).map(row -> categories[row]).distinct().toArray();
        double total =
                squares(Arrays.stream(both).mapToDouble(row -> numbers[row]).toArray());
        if (kinds.length < 2 || both.length <= kinds.length || total == 0) {
            return Double.NaN;
        }
        double within = 0;
        for (int kind : kinds) {
            within += squares(Arrays.stream(both)
                    .filter(row -> categories[row] == kind)
                    .mapToDouble(row -> numbers[row])
                    .toArray());
        }
        double meanWithin = within / (both.length - kinds.length);
        double meanTotal = total / (both.length - 1);
        return Math.sqrt(Math.max(0, 1 - meanWithin / meanTotal));
    }

    private static double squares(double[] values) {
        double mean = Arrays.stream(values).average().orElse(0);
        return Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .sum();
    }

    @Test
    void categoriesThatTellEachOtherGiveOneAndChanceGivesHardlyAnything() {
        Random random = new Random(7);
        int[] one = random.ints(1000, 0, 25).toArray();
        int[] other = random.ints(1000, 0, 11).toArray();
        assertThat(Associations.cramer(one, one)).isCloseTo(1, within(0.01));
        // without the correction it would be about √(24 · 10 / 1000 / 10) = 0.15
        assertThat(Associations.cramer(one, other)).isLessThan(0.06);
        double[] numbers = random.doubles(1000).toArray();
        assertThat(Associations.ratio(numbers, one)).isLessThan(0.12);
    }
}
