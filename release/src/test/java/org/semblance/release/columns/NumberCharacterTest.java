package org.semblance.release.columns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.semblance.release.columns.NumberCharacter.Verdict.CODE;
import static org.semblance.release.columns.NumberCharacter.Verdict.QUANTITY;
import static org.semblance.release.columns.NumberCharacter.Verdict.UNCERTAIN;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.data.Words;
import org.semblance.release.columns.signs.ColumnKind;
import org.semblance.testkit.Trials;
import org.semblance.testkit.drafts.GoldenColumn;
import org.semblance.testkit.drafts.GoldenDraft;
import org.semblance.testkit.drafts.GoldenDrafts;

class NumberCharacterTest {

    private static final int ROWS = 3000;

    @Test
    void seesQuantities() {
        sameDraws(random -> {
            quantity("ages", drawn(() -> random.nextInt(95)));
            quantity("adults", drawn(() -> 18 + random.nextInt(70)));
            quantity("pupils", drawn(() -> 10 + random.nextInt(9)));
            quantity(
                    "hours",
                    drawn(() -> random.nextInt(3) == 0 ? 40 : Math.max(1, round(36 + 9 * random.nextGaussian()))));
            quantity("rooms", drawn(() -> count(random, 4.4)));
            quantity("children", drawn(() -> count(random, 1)));
            quantity("visits", drawn(() -> count(random, 0.4)));
            quantity("incomes", drawn(() -> round(Math.exp(7.5 + 0.6 * random.nextGaussian()))));
            quantity("salaries", drawn(() -> 100 * round(300 + 80 * random.nextGaussian())));
            quantity("years", drawn(() -> 1930 + random.nextInt(80)));
            quantity("changes", drawn(() -> round(20 * random.nextGaussian())));
            quantity("heights", drawn(() -> round(170 + 9 * random.nextGaussian())));
        });
    }

    @Test
    void seesCodes() {
        sameDraws(random -> {
            code("yes and no", drawn(() -> random.nextInt(2)));
            code("sexes", drawn(() -> 1 + random.nextInt(2)));
            code("regions", drawn(() -> 1 + random.nextInt(9)));
            code("districts", drawn(() -> 1 + random.nextInt(16)));
            int[] places = IntStream.range(0, 60)
                    .map(i -> 10_000 + random.nextInt(89_000))
                    .toArray();
            code("postcodes", drawn(() -> places[(int) (60 * Math.pow(random.nextDouble(), 2))]));
            int[] jobs = IntStream.range(0, 40)
                    .map(i -> 1_000 + random.nextInt(8_800))
                    .toArray();
            code("occupations", drawn(() -> jobs[(int) (40 * Math.pow(random.nextDouble(), 2))]));
            code(
                    "answers of a server",
                    drawn(() -> List.of(200, 301, 304, 404, 500).get(random.nextInt(5))));
        });
        assertThat(NumberCharacter.of(column(List.of("01234", "04711", "12345")))
                        .verdict())
                .isEqualTo(CODE);
    }

    @Test
    void theHeadingSettlesWhatValuesLeaveOpen() {
        Random random = new Random(Trials.seed());
        List<String> ratings = drawn(() -> random.nextInt(11));
        assertThat(NumberCharacter.of(column(ratings)).verdict()).isEqualTo(UNCERTAIN);
        assertThat(NumberCharacter.of(column(ratings), Optional.of(ColumnKind.COUNT))
                        .verdict())
                .isEqualTo(QUANTITY);
        assertThat(NumberCharacter.of(column(ratings), Optional.of(ColumnKind.CODE))
                        .verdict())
                .isEqualTo(CODE);
        assertThat(NumberCharacter.of(column(ratings), Optional.of(ColumnKind.OPINION))
                        .verdict())
                .isEqualTo(UNCERTAIN);
        List<String> rooms = drawn(() -> 1 + random.nextInt(5));
        assertThat(NumberCharacter.of(column(rooms), Optional.of(ColumnKind.COUNT))
                        .verdict())
                .isEqualTo(QUANTITY);
    }

    @Test
    void whatIsCountedIsNoCodeThoughItsHeadingMayBe() {
        Random random = new Random(7); // other draws may leave it open
        List<String> rooms = drawn(() -> count(random, 4.4));
        assertThat(NumberCharacter.of(column(rooms), Optional.of(ColumnKind.HOUSING))
                        .verdict())
                .isEqualTo(QUANTITY);
        List<String> hours = drawn(() -> Math.max(1, round(36 + 9 * random.nextGaussian())));
        assertThat(NumberCharacter.of(column(hours), Optional.of(ColumnKind.OCCUPATION))
                        .verdict())
                .isEqualTo(QUANTITY);
        assertThat(NumberCharacter.of(column(hours), Optional.of(ColumnKind.POSTCODE))
                        .verdict())
                .isEqualTo(CODE);
    }

    @Test
    void yesAndNoAreCodesWhateverTheHeadingSays() {
        assertThat(NumberCharacter.of(column(List.of("0", "1", "1", "0")), Optional.of(ColumnKind.COUNT))
                        .verdict())
                .isEqualTo(CODE);
    }

    @Test
    void contradictsNoGoldenDraft() {
        int agreed = 0;
        int wrong = 0;
        for (GoldenDraft draft : GoldenDrafts.tuning()) {
            for (GoldenColumn golden : draft.columns()) {
                ColumnProfile column = column(draft.table().values(golden.name()));
                ColumnProfile left = MissingCodes.without(column, MissingCodes.of(column));
                if (!left.numbers() || golden.domains().size() != 1) {
                    continue;
                }
                boolean numeric = golden.domains().get(0).equals("numeric");
                NumberCharacter character = NumberCharacter.of(left);
                wrong += character.verdict() == (numeric ? CODE : QUANTITY) ? 1 : 0;
                agreed += character.verdict() == (numeric ? QUANTITY : CODE) ? 1 : 0;
            }
        }
        assertThat(wrong).isZero();
        assertThat(agreed).isGreaterThan(25);
    }

    private static void quantity(String what, List<String> values) {
        assertThat(NumberCharacter.of(column(values)).verdict())
                .as("%s: %s", what, NumberCharacter.of(column(values)))
                .isEqualTo(QUANTITY);
    }

    private static void code(String what, List<String> values) {
        assertThat(NumberCharacter.of(column(values)).verdict())
                .as("%s: %s", what, NumberCharacter.of(column(values)))
                .isEqualTo(CODE);
    }

    private static List<String> drawn(IntSupplier value) {
        return IntStream.range(0, ROWS)
                .mapToObj(row -> Integer.toString(value.getAsInt()))
                .toList();
    }

    private static int round(double value) {
        return (int) Math.round(value);
    }

    private static int count(Random random, double mean) {
        double limit = Math.exp(-mean);
        int count = -1;
        for (double product = 1; product > limit; product *= random.nextDouble()) {
            count++;
        }
        return count;
    }

    private static ColumnProfile column(List<String> values) {
        return ColumnProfile.of(Words.of(
                "column",
                values.stream().map(value -> value.isEmpty() ? null : value).toArray(String[]::new)));
    }

    /** The same draws in every run: rare ones leave open what the values are. */
    private static void sameDraws(Consumer<Random> trial) {
        for (int seed = 0; seed < 20; seed++) {
            trial.accept(new Random(seed));
        }
    }
}
