package org.semblance.release.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** What a report shows of the original stands for k rows or more. */
class DistributionTest {

    private static final List<String> MANY =
            IntStream.range(0, 20).mapToObj(i -> "w" + i).toList();

    private static Numbers numbers(Random random) {
        int size = random.nextInt(200);
        return random.nextBoolean()
                ? new RandomTables(random).numbers("x", size)
                : Numbers.of(
                        "x",
                        random.doubles(size)
                                .map(u -> Math.rint(Math.exp(8 * u) * 10) / 10)
                                .toArray());
    }

    /** Each word half as frequent as the one before, or all alike. */
    private static Words words(Random random) {
        boolean skewed = random.nextBoolean();
        int known = 1 + random.nextInt(MANY.size());
        String[] words = new String[random.nextInt(150)];
        for (int row = 0; row < words.length; row++) {
            int word = skewed
                    ? Math.min(known - 1, Integer.numberOfTrailingZeros(random.nextInt() | 1 << 20))
                    : random.nextInt(known);
            words[row] = random.nextInt(10) == 0 ? null : MANY.get(word);
        }
        return Words.of("w", words);
    }

    private static int before(List<Distribution.Bar> bars) {
        return bars.stream().mapToInt(Distribution.Bar::before).sum();
    }

    @Test
    void noBarOfNumbersStandsForFewerThanKRows() {
        Trials.of(4000, random -> {
            int k = 2 + random.nextInt(9);
            Numbers column = numbers(random);
            Distribution shown = Distribution.ofNumbers(column, column, k);
            assertThat(shown.bars()).allSatisfy(bar -> assertThat(bar.before()).isGreaterThanOrEqualTo(k));
            List<Distribution.Bar> ranges = without(shown, "no value");
            assertThat(before(ranges)).isEqualTo(ranges.isEmpty() ? 0 : column.present());
        });
    }

    private static List<Distribution.Bar> without(Distribution shown, String label) {
        return shown.bars().stream().filter(bar -> !bar.label().equals(label)).toList();
    }

    @Test
    void noRangeEndsWhereFewerThanKRowsLieBeyond() {
        Trials.of(4000, random -> {
            int k = 2 + random.nextInt(9);
            Numbers column = numbers(random);
            double[] sorted = IntStream.range(0, column.size())
                    .filter(row -> !column.missing(row))
                    .mapToDouble(column::at)
                    .sorted()
                    .toArray();
            for (Distribution.Bar bar : without(Distribution.ofNumbers(column, column, k), "no value")) {
                for (double edge : edges(bar.label())) {
                    assertThat(edge).isGreaterThanOrEqualTo(sorted[k - 1]);
                    assertThat(edge).isLessThanOrEqualTo(sorted[sorted.length - k]);
                }
            }
        });
    }

    /** The numbers a label names. */
    private static List<Double> edges(String label) {
        List<Double> edges = new ArrayList<>();
        for (String word : label.split(" ")) {
            if (!List.of("all", "below", "to", "or", "more").contains(word)) {
                edges.add(new BigDecimal(word).doubleValue());
            }
        }
        return edges;
    }

    @Test
    void aRangeCountsWhatItsLabelSays() {
        Trials.of(4000, random -> {
            int k = 2 + random.nextInt(9);
            Numbers column = numbers(random);
            for (Distribution.Bar bar : without(Distribution.ofNumbers(column, column, k), "no value")) {
                List<Double> edges = edges(bar.label());
                double low =
                        bar.label().startsWith("below") || edges.isEmpty() ? Double.NEGATIVE_INFINITY : edges.get(0);
                double high = bar.label().endsWith("more") || edges.isEmpty()
                        ? Double.POSITIVE_INFINITY
                        : edges.get(edges.size() - 1);
                long within = IntStream.range(0, column.size())
                        .filter(row -> column.at(row) >= low && column.at(row) < high)
                        .count();
                assertThat((long) bar.before()).as(bar.label()).isEqualTo(within);
                assertThat(bar.after()).isEqualTo(bar.before());
            }
        });
    }

    @Test
    void noWordIsShownThatFewerThanKRowsHold() {
        Trials.of(4000, random -> {
            int k = 2 + random.nextInt(9);
            Words column = words(random);
            List<String> scale = random.nextBoolean() ? MANY : List.of();
            Distribution shown = Distribution.ofWords(column, column, scale, k);
            for (Distribution.Bar bar : shown.bars()) {
                assertThat(bar.before()).isGreaterThanOrEqualTo(k);
                if (MANY.contains(bar.label())) {
                    assertThat(bar.before()).isEqualTo((int) IntStream.range(0, column.size())
                            .filter(row -> column.text(row).equals(bar.label()))
                            .count());
                }
            }
        });
    }

    @Test
    void noSubtractionTellsOfWordsThatFewerThanKRowsHold() {
        Trials.of(4000, random -> {
            int k = 2 + random.nextInt(9);
            Words column = words(random);
            List<Distribution.Bar> shown = without(Distribution.ofWords(column, column, List.of(), k), "no value");
            int hidden = column.present() - before(shown);
            if (!shown.isEmpty()) {
                assertThat(hidden).isZero();
            }
            // what is called other holds no single rare word whose count the rest would tell
            int named = before(shown.stream()
                    .filter(bar -> !bar.label().equals("other categories"))
                    .toList());
            int other = column.present() - named;
            assertThat(other == 0 || other >= k || shown.isEmpty()).isTrue();
        });
    }

    @Test
    void orderedCategoriesKeepTheOrderOfTheirScale() {
        Words column = Words.of("w", "high", "high", "low", "low", "low", "mid", "mid");
        assertThat(Distribution.ofWords(column, column, List.of("low", "mid", "high"), 2)
                        .bars())
                .extracting(Distribution.Bar::label)
                .containsExactly("low", "mid", "high");
        assertThat(Distribution.ofWords(column, column, List.of(), 2).bars())
                .extracting(Distribution.Bar::label)
                .startsWith("low");
    }

    @Test
    void aRestOfFewerThanKTakesTheRarestCategoryAlong() {
        Words column = Words.of("w", "a", "a", "a", "a", "b", "b", "b", "c");
        assertThat(Distribution.ofWords(column, column, List.of(), 3).bars())
                .containsExactly(new Distribution.Bar("a", 4, 4), new Distribution.Bar("other categories", 4, 4));
    }

    @Test
    void countsBeforeAndAfter() {
        double[] before = new double[20];
        double[] after = new double[20];
        Arrays.setAll(before, row -> row);
        Arrays.fill(after, 9.5);
        List<Distribution.Bar> bars = Distribution.ofNumbers(Numbers.of("x", before), Numbers.of("x", after), 3)
                .bars();
        assertThat(bars.stream().mapToInt(Distribution.Bar::after).sum()).isEqualTo(20);
        assertThat(bars).filteredOn(bar -> bar.after() > 0).hasSize(1);
    }

    @Test
    void wordsThatTakeThePlaceOfOthersHaveBarsOfTheirOwn() {
        Words before = Words.of("w", "cook", "cook", "cook", "nurse", "nurse", "nurse", "clerk");
        Words after = Words.of("w", "person", "person", "person", "person", "nurse", "nurse", "nurse");
        assertThat(Distribution.ofWords(before, after, List.of(), 3).bars())
                .contains(
                        new Distribution.Bar("cook", 3, 0),
                        new Distribution.Bar("person", 0, 4, Distribution.ShownCounts.AFTER, Optional.empty()))
                .extracting(Distribution.Bar::label)
                .doesNotContain("clerk");
    }

    @Test
    void noCountOfFewRowsIsToldOnEitherSide() {
        Trials.of(4000, random -> {
            int k = 2 + random.nextInt(9);
            Words before = words(random);
            String[] changed = new String[before.size()];
            Arrays.setAll(
                    changed,
                    row -> random.nextInt(3) == 0
                            ? MANY.get(random.nextInt(20))
                            : before.missing(row) ? null : before.text(row));
            Words after = Words.of("w", changed);
            List<Distribution.Bar> bars =
                    Distribution.ofWords(before, after, List.of(), k).bars();
            assertThat(bars).allSatisfy(bar -> {
                assertThat(bar.before() == 0 || bar.before() >= k).isTrue();
                assertThat(bar.after() == 0 || bar.after() >= k).isTrue();
                if (bar.shown() != Distribution.ShownCounts.AFTER) {
                    assertThat(bar.before()).isGreaterThanOrEqualTo(k);
                }
            });
            // what is told adds up to all that have a value, so that no subtraction tells more
            int told = before(without(new Distribution(bars), "no value"));
            int rest = before.present() - told;
            assertThat(rest == 0 || rest >= k || before.present() < k).isTrue();
            Numbers numbers = numbers(random);
            double[] noise = new double[numbers.size()];
            Arrays.setAll(noise, row -> numbers.at(row) + random.nextGaussian());
            assertThat(Distribution.ofNumbers(numbers, Numbers.of("x", noise), k)
                            .bars())
                    .allSatisfy(bar ->
                            assertThat(bar.after() == 0 || bar.after() >= k).isTrue());
        });
    }

    @Test
    void rangesAreOfOneWidthButForThoseJoined() {
        double[] values = new double[1000];
        Random random = new Random(3);
        Arrays.setAll(values, row -> Math.rint(20 + 60 * random.nextDouble() * random.nextDouble()));
        List<Distribution.Bar> bars = Distribution.ofNumbers(Numbers.of("x", values), Numbers.of("x", values), 5)
                .bars();
        double narrowest =
                bars.stream().mapToDouble(DistributionTest::width).min().orElseThrow();
        assertThat(narrowest).isGreaterThanOrEqualTo(1);
        assertThat(bars)
                .allSatisfy(bar -> assertThat(Double.isInfinite(width(bar)) || width(bar) % narrowest == 0)
                        .isTrue());
        assertThat(bars).hasSizeGreaterThan(8);
    }

    private static double width(Distribution.Bar bar) {
        return bar.span().map(span -> span.to() - span.from()).orElseThrow();
    }
}
