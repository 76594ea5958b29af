package org.semblance.release.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.data.Numbers;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.ReleasedLevels;
import org.semblance.testkit.Trials;

/** Losses in units that a person thinks in. */
class TypicalLossTest {

    private static final Hierarchy AGES = Hierarchy.of(
            "ages",
            List.of(
                    List.of("8", "0-9", "0-19", "*"),
                    List.of("21", "20-29", "20-39", "*"),
                    List.of("25", "20-29", "20-39", "*"),
                    List.of("30", "30-39", "20-39", "*")));

    private static final Hierarchy ILLNESSES = Hierarchy.of(
            "illnesses",
            List.of(
                    List.of("cold", "airways", "*"),
                    List.of("asthma", "airways", "*"),
                    List.of("pneumonia", "airways", "*"),
                    List.of("fracture", "fracture", "*")));

    private static ReleasedLevels levels(Hierarchy hierarchy, List<String> before, String... after) {
        Words held = Words.of("a", before.toArray(new String[0]));
        return ReleasedLevels.of(held, Rows.all(before.size()), Words.of("a", after), hierarchy);
    }

    private static TypicalBreadth breadth(Hierarchy hierarchy, List<String> before, String... after) {
        return TypicalBreadth.of(levels(hierarchy, before, after)).orElseThrow();
    }

    private static String plain(TypicalLoss loss) {
        return loss.sentence().replace('\u202F', ' ');
    }

    @Test
    void halfOfTheAgesAreInBandsOfAWidthOrNarrower() {
        List<String> before = List.of("8", "21", "25", "30", "30");
        String[] after = {"8", "20-29", "20-39", "20-39", "*"};
        TypicalBreadth found = breadth(AGES, before, after);

        assertThat(found).isEqualTo(new TypicalBreadth(true, 20, 20, 20));
        assertThat(plain(found))
                .isEqualTo("Half of the values are published as bands of 20 or narrower; 20.00 % exactly, 20.00 %"
                        + " suppressed.");
        assertThat(TypicalBreadth.ofBands(Words.of("a", after), AGES))
                .as("the labels alone tell it")
                .contains(found);
        assertThat(TypicalBreadth.ofBands(Words.of("a", "cold"), ILLNESSES)).isEmpty();
    }

    @Test
    void aBandOfNumbersThatAreNotWholeIsAsWideAsItsEndsAreApart() {
        Hierarchy hierarchy = Hierarchy.of("kg", List.of(List.of("60.5", "60-70", "*"), List.of("71", "70-80", "*")));
        assertThat(breadth(hierarchy, List.of("60.5", "71"), "60-70", "70-80").half())
                .isEqualTo(10);
    }

    @Test
    void wordsAreCoveredByLabelsThatStandForSomeOfThem() {
        TypicalBreadth found =
                breadth(ILLNESSES, List.of("cold", "asthma", "fracture"), "airways", "airways", "fracture");

        assertThat(found.half()).isEqualTo(3);
        assertThat(plain(found))
                .isEqualTo("Half of the values are published as labels that cover 3 values or fewer; 33.33 %"
                        + " exactly.");
    }

    @Test
    void whatIsMostlyExactOrMostlySuppressedIsSaidSo() {
        assertThat(plain(breadth(AGES, List.of("8", "21", "25"), "8", "21", "*")))
                .isEqualTo("66.67 % of the values are published exactly, 33.33 % suppressed.");
        assertThat(plain(breadth(AGES, List.of("8", "21", "25"), "8", "*", "*")))
                .isEqualTo("More than half of the values are suppressed; 33.33 % are published exactly.");
    }

    @Test
    void halfOfTheNumbersMoveByADistanceOrLess() {
        Trials.of(300, random -> {
            int rows = 1 + random.nextInt(40);
            double[] before = new double[rows];
            double[] after = new double[rows];
            Arrays.setAll(before, row -> random.nextInt(6) == 0 ? Double.NaN : random.nextInt(20));
            Arrays.setAll(after, row -> random.nextInt(6) == 0 ? Double.NaN : random.nextInt(20));
            double[] moves = IntStream.range(0, rows)
                    .mapToDouble(row -> Math.abs(before[row] - after[row]))
                    .filter(move -> !Double.isNaN(move))
                    .toArray();
            TypicalMove found = TypicalMove.of(Numbers.of("a", before), Numbers.of("a", after))
                    .orElse(null);
            if (moves.length == 0) {
                assertThat(found).isNull();
                return;
            }
            assertThat(share(moves, found.half())).isGreaterThanOrEqualTo(0.5);
            assertThat(share(moves, found.half() - 0.5)).isLessThan(0.5);
            assertThat(share(moves, found.mostly())).isGreaterThanOrEqualTo(0.9 - 1e-9);
            assertThat(share(moves, found.mostly() - 0.5)).isLessThan(0.9);
        });
    }

    private static double share(double[] moves, double most) {
        return Arrays.stream(moves).filter(move -> move <= most).count() / (double) moves.length;
    }

    @Test
    void aMoveReadsAsASentence() {
        assertThat(new TypicalMove(3, 7.5).sentence())
                .isEqualTo("Half of the values move by 3 or less, nine in ten by 7.50 or less.");
        assertThat(new TypicalMove(0, 2).sentence())
                .isEqualTo("At least half of the values are unchanged, nine in ten move by 2 or less.");
        assertThat(new TypicalMove(0, 0).sentence()).isEqualTo("At least nine in ten values are unchanged.");
    }

    @Test
    void answersMoveBySteps() {
        List<String> scale = List.of("never", "seldom", "often", "always");
        Words before = Words.of("a", "never", "seldom", "often", "always", null);
        Words after = Words.of("a", "never", "often", "often", "never", "often");

        TypicalStep found = TypicalStep.of(before, after, scale).orElseThrow();
        assertThat(found.unchanged()).isEqualTo(50);
        assertThat(found.near().orElseThrow()).isCloseTo(75, within(1e-12));
        assertThat(plain(found)).isEqualTo("50.00 % of the values are unchanged, 75.00 % move by one step at most.");
        assertThat(TypicalStep.of(before, after)).contains(new TypicalStep(50, OptionalDouble.empty()));
    }
}
