package org.semblance.release.columns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.data.Words;
import org.semblance.release.columns.signs.ColumnKind;
import org.semblance.testkit.drafts.GoldenColumn;
import org.semblance.testkit.drafts.GoldenDraft;
import org.semblance.testkit.drafts.GoldenDrafts;

class MissingCodesTest {

    private static final int ROWS = 2000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "refused",
                "Don't know",
                "UNKNOWN",
                "not stated",
                "Prefer not to say",
                "keine Angabe",
                "k. A.",
                "weiß nicht",
                "non renseigné",
                "ne sait pas",
                "NS/NC",
                "no consta",
                "non dichiarato",
                "non so",
                "onbekend",
                "weet niet",
                "n.v.t.",
                "não sabe",
                "não responde",
                "no ho sap",
                "no contesta",
                "?",
                "n/a"
            })
    void findsAnswersThatMeanNone(String answer) {
        List<MissingCode> codes = MissingCodes.of(column("yes", "yes", "no", answer, "no", answer));
        assertThat(codes).singleElement().satisfies(code -> {
            assertThat(code.code()).isEqualTo(answer);
            assertThat(code.rows()).isEqualTo(2);
            assertThat(code.why()).doesNotContain(answer);
        });
        assertThat(found(column("34", "51", "34", "78", answer))).containsExactly(answer);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "none|mild|severe",
                "keine|katholisch|evangelisch",
                "aucun|un|deux",
                "granted|refused|pending",
                "accordé|refusé|en cours",
                "trifft zu|trifft nicht zu|teils",
                "DE|DK|FR|NS",
                "NC|ND|NY",
                "positive|negative|inconclusive",
                "other|single|married",
                "neutral|agree|disagree",
                "1|2|3|4",
                "-2|-1|0|1|2",
                "-1|0|1",
            })
    void takesNothingElseForMissing(String values) {
        assertThat(found(column(Stream.of(values.split("\\|"))
                        .flatMap(value -> Stream.of(value, value))
                        .toArray(String[]::new))))
                .isEmpty();
    }

    @Test
    void proposesNegativeCodesOnlyWhereNothingElseIsNegative() {
        sameDraws(random -> {
            List<String> ages = drawn(random, row -> Integer.toString(random.nextInt(90)));
            assertThat(found(mixed(random, ages, "-9", "-8"))).containsExactlyInAnyOrder("-9", "-8");
            assertThat(found(mixed(random, ages, "-7", "-8", "-9"))).containsExactly("-9..-1");
            List<String> amounts = drawn(random, row -> Long.toString(Math.round(Math.exp(7 + random.nextGaussian()))));
            assertThat(found(mixed(random, amounts, "-99"))).containsExactly("-99");
            List<String> degrees = drawn(random, row -> Long.toString(Math.round(8 + 9 * random.nextGaussian())));
            assertThat(found(column(degrees))).isEmpty();
            assertThat(found(mixed(random, degrees, "-999"))).containsExactly("-999");
            List<String> frost =
                    drawn(random, row -> Long.toString(Math.round(Math.abs(9 * random.nextGaussian()) - 5)));
            assertThat(found(column(frost))).isEmpty();
            List<String> balances = drawn(random, row -> Long.toString(Math.round(3000 * random.nextGaussian())));
            assertThat(found(mixed(random, balances, "-999"))).isEmpty();
        });
    }

    @Test
    void proposesNinesOnlyFarFromEverythingElse() {
        sameDraws(random -> {
            List<String> young = drawn(random, row -> Integer.toString(18 + random.nextInt(50)));
            assertThat(found(mixed(random, young, "99"))).containsExactly("99");
            assertThat(found(mixed(random, young, "97", "98", "99"))).containsExactlyInAnyOrder("97", "98", "99");
            assertThat(found(mixed(random, young, "999"))).containsExactly("999");
            List<String> old = drawn(random, row -> Integer.toString(random.nextInt(99)));
            assertThat(found(mixed(random, old, "99"))).isEmpty();
            List<String> percent = drawn(random, row -> Integer.toString(random.nextInt(101)));
            assertThat(found(column(percent))).isEmpty();
            List<String> rating = drawn(random, row -> Integer.toString(random.nextInt(11)));
            assertThat(found(column(rating))).isEmpty();
            assertThat(found(mixed(random, rating, "99"))).containsExactly("99");
            List<String> upToNine = drawn(random, row -> Integer.toString(random.nextInt(10)));
            assertThat(found(column(upToNine))).isEmpty();
            List<String> codes = drawn(random, row -> Integer.toString(1 + random.nextInt(5)));
            assertThat(found(mixed(random, codes, "9"))).containsExactly("9");
            assertThat(found(mixed(random, codes, "8", "9"))).containsExactlyInAnyOrder("8", "9");
            List<String> measured = drawn(random, row -> String.format(Locale.ROOT, "%.1f", 5 + random.nextGaussian()));
            assertThat(found(mixed(random, measured, "99.9"))).containsExactly("99.9");
            List<String> prices = drawn(
                    random, row -> List.of("9.99", "19.99", "29.99", "99.99").get(random.nextInt(4)));
            assertThat(found(column(prices))).isEmpty();
            List<String> years = drawn(random, row -> Integer.toString(1930 + random.nextInt(90)));
            assertThat(found(mixed(random, years, "9999"))).containsExactly("9999");
            List<String> counts = drawn(random, row -> Integer.toString(poisson(random, 2)));
            assertThat(found(column(counts))).isEmpty();
        });
    }

    @Test
    void nobodyIsOlderThanAnybody() {
        List<String> ages = new ArrayList<>(
                IntStream.range(0, 120).mapToObj(Integer::toString).toList());
        ages.add("999");
        assertThat(MissingCodes.of(column(ages), Optional.of(ColumnKind.AGE)))
                .extracting(MissingCode::code)
                .containsExactly("999");
    }

    @Test
    void writesACodeWithADecimalCommaAsARecipeDoes() {
        List<String> values = new ArrayList<>(List.of("1,5", "2,5", "1,7", "3,1", "99,9", "99,9"));
        assertThat(MissingCodes.of(column(values))).singleElement().satisfies(code -> {
            assertThat(code.code()).isEqualTo("99.9");
            assertThat(code.values()).containsExactly("99,9");
        });
    }

    @Test
    void seesNumbersAmongWords() {
        assertThat(found(column("single", "married", "widowed", "9", "9"))).containsExactly("9");
        assertThat(found(column("5a", "5b", "9", "9"))).isEmpty();
    }

    @Test
    void whatIsLeftHasNoneOfThem() {
        ColumnProfile column = column("20", "30", "41", "refused", "-9", "-9");
        ColumnProfile left = MissingCodes.without(column, MissingCodes.of(column));
        assertThat(left.numbers()).isTrue();
        assertThat(left.words()).containsExactly("20", "30", "41");
        assertThat(left.present()).isEqualTo(3);
        assertThat(left.rows()).isEqualTo(6);
    }

    @Test
    void agreesWithTheGoldenDrafts() {
        for (GoldenDraft draft : GoldenDrafts.tuning()) {
            for (GoldenColumn golden : draft.columns()) {
                ColumnProfile column = column(draft.table().values(golden.name()));
                assertThat(found(column))
                        .as("%s %s", draft.table().name(), golden.name())
                        .containsExactlyInAnyOrderElementsOf(golden.missing());
            }
        }
    }

    private static List<String> drawn(Random random, Function<Integer, String> value) {
        return IntStream.range(0, ROWS).boxed().map(value).toList();
    }

    private static int poisson(Random random, double mean) {
        double limit = Math.exp(-mean);
        int count = -1;
        for (double product = 1; product > limit; product *= random.nextDouble()) {
            count++;
        }
        return count;
    }

    /** The values with each code in a few rows. */
    private static ColumnProfile mixed(Random random, List<String> values, String... codes) {
        List<String> all = new ArrayList<>(values);
        for (String code : codes) {
            for (int i = 0; i < 60; i++) {
                all.add(random.nextInt(all.size()), code);
            }
        }
        return column(all);
    }

    private static List<String> found(ColumnProfile column) {
        return MissingCodes.of(column).stream().map(MissingCode::code).toList();
    }

    private static ColumnProfile column(List<String> values) {
        return column(values.toArray(String[]::new));
    }

    private static ColumnProfile column(String... values) {
        return ColumnProfile.of(Words.of(
                "column",
                Stream.of(values).map(value -> value.isEmpty() ? null : value).toArray(String[]::new)));
    }

    /** The same draws in every run: rare ones leave open what the values are. */
    private static void sameDraws(Consumer<Random> trial) {
        for (int seed = 0; seed < 20; seed++) {
            trial.accept(new Random(seed));
        }
    }
}
