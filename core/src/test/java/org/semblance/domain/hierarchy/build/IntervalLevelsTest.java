package org.semblance.domain.hierarchy.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.testkit.Trials;

class IntervalLevelsTest {

    private static List<String> row(Hierarchy hierarchy, String value) {
        return hierarchy.rows().get(hierarchy.leaf(value).orElseThrow());
    }

    private static List<String> numbers(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(String::valueOf).toList();
    }

    @Test
    void wholeNumbersHaveRoundWidthsThatDouble() {
        Hierarchy ages = IntervalLevels.of(numbers(17, 90)).equalWidth("age", 4);
        assertThat(row(ages, "17")).containsExactly("17", "15-19", "10-19", "0-19", "*");
        assertThat(row(ages, "34")).containsExactly("34", "30-34", "30-39", "20-39", "*");
        assertThat(row(ages, "90")).containsExactly("90", "90-94", "90-99", "80-99", "*");
    }

    @Test
    void decimalsAndNegativeNumbersAreWrittenWithBrackets() {
        Hierarchy depths = IntervalLevels.of(List.of("-0.9", "-0.2", "0.1", "0.15", "0.4", "0.7", "2.5"))
                .equalWidth("depth", 3);
        assertThat(row(depths, "-0.9")).containsExactly("-0.9", "[-1, -0.5[", "[-1, 0[", "*");
        assertThat(row(depths, "0.4")).containsExactly("0.4", "[0, 0.5[", "[0, 1[", "*");
    }

    @Test
    void wholeNumbersStartWithFiveHoweverManyLevelsAreWished() {
        for (int levels : new int[] {5, 6, 99, Integer.MAX_VALUE}) {
            Hierarchy ages = IntervalLevels.of(numbers(17, 90)).equalWidth("age", levels);
            assertThat(row(ages, "17").subList(0, 5)).containsExactly("17", "15-19", "10-19", "0-19", "0-39");
        }
        assertThat(row(IntervalLevels.of(numbers(17, 90)).equalWidth("age", 3), "17"))
                .containsExactly("17", "10-19", "0-19", "*");
    }

    @Test
    void aNarrowRangeOfWholeNumbersGoesByTwo() {
        assertThat(row(IntervalLevels.of(numbers(1, 7)).equalWidth("day", 4), "5"))
                .containsExactly("5", "4-5", "4-7", "*");
        assertThat(row(IntervalLevels.of(numbers(0, 9)).equalWidth("digit", 4), "7"))
                .containsExactly("7", "5-9", "*");
    }

    @Test
    void measuresWithDecimalsHaveRoundWidthsToo() {
        List<String> bmi = IntStream.rangeClosed(152, 498)
                .mapToObj(tenths -> tenths / 10 + "." + tenths % 10)
                .toList();
        assertThat(row(IntervalLevels.of(bmi).equalWidth("bmi", 3), "21.7"))
                .containsExactly("21.7", "[20, 25[", "[20, 30[", "*");
        assertThat(row(IntervalLevels.of(bmi).equalWidth("bmi", 5), "21.7"))
                .containsExactly("21.7", "[21, 22[", "[20, 22[", "[20, 24[", "[16, 24[", "*");
        assertThat(row(IntervalLevels.of(bmi).equalWidth("bmi", 99), "21.7"))
                .containsSequence("21.7", "[21.5, 22[", "[21, 22[", "[20, 22[");
    }

    @Test
    void whereNumbersAreNegativeAllIntervalsAreWrittenAlike() {
        Hierarchy degrees = IntervalLevels.of(numbers(-12, 30)).equalWidth("degrees", 4);
        assertThat(row(degrees, "-7")).containsExactly("-7", "[-10, -5[", "[-10, 0[", "[-20, 0[", "*");
        assertThat(row(degrees, "18")).containsExactly("18", "[15, 20[", "[10, 20[", "[0, 20[", "*");
        Hierarchy cut = IntervalLevels.of(numbers(-12, 30)).between("degrees", 2, List.of("-5", "0", "10"));
        assertThat(cut.labels(1)).containsExactly("<-5", "[-5, 0[", "[0, 10[", ">=10");
    }

    @Test
    void givenCutsAreTheFirstLevelAndEndsAreOpen() {
        Hierarchy ages = IntervalLevels.of(numbers(10, 80)).between("age", 4, List.of("65", "18", "30", "45"));
        assertThat(row(ages, "10")).containsExactly("10", "<18", "<30", "*");
        assertThat(row(ages, "18")).containsExactly("18", "18-29", "<30", "*");
        assertThat(row(ages, "44")).containsExactly("44", "30-44", ">=30", "*");
        assertThat(row(ages, "64")).containsExactly("64", "45-64", ">=30", "*");
        assertThat(row(ages, "65")).containsExactly("65", ">=65", ">=30", "*");
    }

    @Test
    void aCutThatIsNoNumberIsRefused() {
        assertThatThrownBy(() -> IntervalLevels.of(numbers(1, 9)).between("age", 3, List.of("3", "six")))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("'six' is no number");
    }

    @Test
    void textsOfOneNumberStayTogether() {
        Hierarchy shares = IntervalLevels.of(List.of("1,50", "1,5", "2,25"))
                .equalFrequency("share", 2, List.of("1,50", "1,5", "2,25"), new int[] {1, 1, 1}, 1);
        assertThat(row(shares, "1,5").get(1)).isEqualTo(row(shares, "1,50").get(1));
    }

    /** Intervals hold what they say: their labels are read again. */
    @Test
    void everyIntervalHoldsTheValuesThatItsBoundsSay() {
        Trials.of(200, random -> {
            List<String> values = values(random);
            int[] counts = random.ints(values.size(), 1, 9).toArray();
            int levels = 1 + random.nextInt(5);
            IntervalLevels intervals = IntervalLevels.of(values);
            List<String> cuts = random.ints(1 + random.nextInt(6), -50, 400)
                    .mapToObj(String::valueOf)
                    .toList();
            for (Hierarchy made : List.of(
                    intervals.equalWidth("random", levels),
                    intervals.equalFrequency("random", levels, values, counts, 3),
                    intervals.between("random", levels, cuts))) {
                assertThat(made.labels(0)).containsExactlyInAnyOrderElementsOf(values);
                assertThat(made.height()).isLessThanOrEqualTo(levels);
                assertThat(made.root()).isEqualTo("*");
                for (int leaf = 0; leaf < made.leaves(); leaf++) {
                    double value = Double.parseDouble(made.label(0, leaf));
                    for (int level = 1; level < made.height(); level++) {
                        double[] bounds = bounds(made.label(level, leaf));
                        assertThat(value).isGreaterThanOrEqualTo(bounds[0]).isLessThan(bounds[1]);
                    }
                }
                for (int level = 1; level <= made.height(); level++) {
                    assertThat(made.nodes(level)).isLessThan(made.nodes(level - 1) + (values.size() == 1 ? 1 : 0));
                }
            }
        });
    }

    private static List<String> values(Random random) {
        boolean whole = random.nextBoolean();
        return Stream.generate(() -> whole
                        ? String.valueOf(random.nextInt(400) - (random.nextInt(4) == 0 ? 100 : 0))
                        : String.valueOf((random.nextInt(40000) - 3000) / 100.0))
                .limit(1 + random.nextInt(80))
                .distinct()
                .toList();
    }

    private static double[] bounds(String label) {
        if (label.startsWith("<")) {
            return new double[] {Double.NEGATIVE_INFINITY, Double.parseDouble(label.substring(1))};
        }
        if (label.startsWith(">=")) {
            return new double[] {Double.parseDouble(label.substring(2)), Double.POSITIVE_INFINITY};
        }
        if (label.startsWith("[")) {
            return Arrays.stream(label.replaceAll("[\\[ ]", "").split(","))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
        }
        double[] ends =
                Arrays.stream(label.split("-")).mapToDouble(Double::parseDouble).toArray();
        return new double[] {ends[0], ends[ends.length - 1] + 1};
    }

    @Test
    void eachIntervalOfEqualFrequencyHoldsAtLeastKRows() {
        Trials.of(200, random -> {
            List<String> values = values(random);
            int[] counts = random.ints(values.size(), 1, 9).toArray();
            int k = 2 + random.nextInt(12);
            Hierarchy made = IntervalLevels.of(values).equalFrequency("random", 4, values, counts, k);
            for (int level = 1; level < made.height(); level++) {
                int[] rows = new int[made.nodes(level)];
                for (int leaf = 0; leaf < made.leaves(); leaf++) {
                    rows[made.node(level, leaf)] += counts[values.indexOf(made.label(0, leaf))];
                }
                assertThat(Arrays.stream(rows).min().orElseThrow()).isGreaterThanOrEqualTo(k);
            }
        });
    }

    /** A label is released: its ends must not be somebody's income. */
    @Test
    void noIntervalOfEqualFrequencyBeginsAtARareValue() {
        Trials.of(400, random -> {
            boolean cents = random.nextBoolean();
            List<String> values = random.ints(60, 0, 100_000)
                    .distinct()
                    .mapToObj(number -> cents ? BigDecimal.valueOf(number, 2).toPlainString() : String.valueOf(number))
                    .toList();
            int[] counts = random.ints(values.size(), 1, 4).toArray();
            Hierarchy made = IntervalLevels.of(values).equalFrequency("random", 4, values, counts, 5);
            Set<BigDecimal> rare = values.stream()
                    .map(value -> new BigDecimal(value).stripTrailingZeros())
                    .collect(Collectors.toSet());
            for (int level = 1; level <= made.height(); level++) {
                for (String label : made.labels(level)) {
                    // where an interval begins, or, of those that are open below, where it ends
                    Matcher begin = Pattern.compile("^[<>=\\[]*(-?[0-9.]+)").matcher(label);
                    if (begin.find()) {
                        assertThat(rare).as(label).doesNotContain(new BigDecimal(begin.group(1)).stripTrailingZeros());
                    }
                }
            }
        });
    }

    @Test
    void refusesNumbersBeyondReason() {
        for (String beyond : List.of("1e300000000", "1e-300000000")) {
            assertThatThrownBy(() -> IntervalLevels.of(List.of("1", beyond)))
                    .isInstanceOf(Problem.class)
                    .hasMessageContaining("300 digits");
        }
    }

    @Test
    void datesGoByMonthQuarterYearAndDecade() {
        List<String> dates = List.of(
                "2024-01-31", "2024-02-29", "2024-05-01", "2024-01-02", "2023-12-31", "2019-07-04", "2019-07-05");
        Hierarchy five = CalendarLevels.of("day", dates, 5);
        assertThat(row(five, "2024-02-29")).containsExactly("2024-02-29", "2024-02", "2024-Q1", "2024", "2020s", "*");
        assertThat(row(CalendarLevels.of("day", dates, 2), "2023-12-31")).containsExactly("2023-12-31", "2023", "*");
        assertThat(CalendarLevels.dates(List.of("2023-02-29"))).isFalse();
    }

    @Test
    void yearsGoByFiveAndTen() {
        List<String> years = numbers(1985, 2004);
        assertThat(CalendarLevels.years(years)).isTrue();
        assertThat(row(CalendarLevels.of("birth", years, 4), "1993"))
                .containsExactly("1993", "1990-1994", "1990s", "*");
        assertThat(CalendarLevels.years(List.of("0985"))).isFalse();
    }

    @Test
    void codesLoseTheirLastSignsFirst() {
        List<String> codes = List.of("08001", "08002", "08010", "08201", "17001", "17002");
        assertThat(row(CodePrefixes.of("postcode", codes, 9), "08002"))
                .containsExactly("08002", "0800*", "080**", "08***", "*");
        assertThat(row(CodePrefixes.of("postcode", codes, 2), "08002")).containsExactly("08002", "080**", "*");
    }
}
