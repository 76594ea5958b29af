package org.semblance.quality.loss;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/** IL1 to IL5 and IL, by hand. */
class VariationTest {

    /** x: mean 2.5, variance 1.25. y: mean 5, variance 5. Covariance 2.5, correlation 1. */
    private static final Dataset ORIGINAL = data(Numbers.of("x", 1, 2, 3, 4), Numbers.of("y", 2, 4, 6, 8));

    /** x′: mean 2.5, variance 1. y′: mean 6, variance 4. Covariance and correlation 0. */
    private static final Table RELEASED = Table.of(Numbers.of("x", 1.5, 1.5, 3.5, 3.5), Numbers.of("y", 4, 8, 8, 4));

    @Test
    void il1IsTheMeanRelativeChangeOfCells() {
        Score score = score(new Variation.Il1());
        double x = (0.5 / 1 + 0.5 / 2 + 0.5 / 3 + 0.5 / 4) / 4;
        double y = (2.0 / 2 + 4.0 / 4 + 2.0 / 6 + 4.0 / 8) / 4;

        assertThat(score.attributes().get("x")).isCloseTo(x, within(1e-12));
        assertThat(score.attributes().get("y")).isCloseTo(y, within(1e-12));
        assertThat(score.value()).isCloseTo((x + y) / 2, within(1e-12));
    }

    @Test
    void il2IsTheMeanRelativeChangeOfMeans() {
        Score score = score(new Variation.Il2());

        assertThat(score.attributes().get("x")).isCloseTo(0, within(1e-12));
        assertThat(score.attributes().get("y")).isCloseTo(0.2, within(1e-12));
        assertThat(score.value()).isCloseTo(0.1, within(1e-12));
    }

    @Test
    void il3IsTheMeanRelativeChangeOfVariances() {
        Score score = score(new Variation.Il3());

        assertThat(score.attributes().get("x")).isCloseTo(0.2, within(1e-12));
        assertThat(score.attributes().get("y")).isCloseTo(0.2, within(1e-12));
        assertThat(score.value()).isCloseTo(0.2, within(1e-12));
    }

    /** x′ − 2.5 = −1, −1, 1, 1 and y′ − 6 = −2, 2, 2, −2: the covariance is 0. */
    @Test
    void il4IsTheMeanRelativeChangeOfCovariances() {
        Score score = score(new Variation.Il4());

        assertThat(score.value()).isCloseTo(1, within(1e-12));
        assertThat(score.attributes()).containsOnlyKeys("x", "y");
    }

    @Test
    void il5IsTheMeanChangeOfCorrelations() {
        assertThat(score(new Variation.Il5()).value()).isCloseTo(1, within(1e-12));
    }

    @Test
    void ilIsAHundredTimesTheMeanOfTheFive() {
        double sum = Stream.of(
                        new Variation.Il1(),
                        new Variation.Il2(),
                        new Variation.Il3(),
                        new Variation.Il4(),
                        new Variation.Il5())
                .mapToDouble(measure -> score(measure).value())
                .sum();

        assertThat(score(new Variation.Il()).value()).isCloseTo(20 * sum, within(1e-12));
    }

    @Test
    void theOriginalItselfHasLostNothing() {
        for (Measure measure : all()) {
            assertThat(measure.of(ORIGINAL, ORIGINAL.table(), Watcher.SILENT).value())
                    .isZero();
        }
    }

    @Test
    void il1LeavesZerosOutAndSaysHowMany() {
        List<String> told = new ArrayList<>();
        Dataset original = data(Numbers.of("x", 0, 2, 0, 4));

        Score score = new Variation.Il1().of(original, Table.of(Numbers.of("x", 1, 3, 1, 3)), warningsTo(told));

        assertThat(score.value()).isCloseTo((0.5 + 0.25) / 2, within(1e-12));
        assertThat(told).containsExactly("il1: 2 cells are 0 in the original and left out of the average");
    }

    @Test
    void whatIsWithheldIsLostWhole() {
        Dataset original = data(Numbers.of("x", 1, 2, 3, 4));
        double none = Double.NaN;

        assertThat(new Variation.Il1()
                        .of(original, Table.of(Numbers.of("x", 1, none, 3, none)), Watcher.SILENT)
                        .value())
                .isCloseTo(0.5, within(1e-12));
        assertThat(new Variation.Il3()
                        .of(original, Table.of(Numbers.of("x", none, none, none, none)), Watcher.SILENT)
                        .value())
                .isEqualTo(1);
    }

    @Test
    void saysSoWhenThereIsNothingToMeasure() {
        Dataset words = Dataset.of(
                Table.of(Words.of("town", "Vic", "Olot")),
                List.of(Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal())));
        for (Measure measure : all()) {
            assertThatThrownBy(() -> measure.of(words, words.table(), Watcher.SILENT))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MEASURE"));
        }
        Dataset one = data(Numbers.of("x", 1, 2, 3));
        for (Measure measure : List.of(
                new Variation.Il4(),
                new Variation.Il5(),
                new Variation.Il(),
                new ProbabilisticLoss.PilM11(),
                new ProbabilisticLoss.PilR())) {
            assertThatThrownBy(() -> measure.of(one, one.table(), Watcher.SILENT))
                    .isInstanceOf(Problem.class)
                    .hasMessageContaining("two numeric quasi-identifiers");
        }
    }

    @Test
    void hugeNumbersDoNotOverflow() {
        Dataset huge = data(Numbers.of("x", 1e300, 2e300, 3e300, 4e300), Numbers.of("y", 2e300, 4e300, 6e300, 8e300));
        Table released = Table.of(
                Numbers.of("x", 1.5e300, 1.5e300, 3.5e300, 3.5e300), Numbers.of("y", 4e300, 8e300, 8e300, 4e300));
        for (Measure measure : all()) {
            assertThat(measure.of(huge, released, Watcher.SILENT).value())
                    .isCloseTo(score(measure).value(), within(1e-9));
        }
    }

    static List<Measure> all() {
        return List.of(
                new Variation.Il1(),
                new Variation.Il2(),
                new Variation.Il3(),
                new Variation.Il4(),
                new Variation.Il5(),
                new Variation.Il(),
                new ProbabilisticLoss.PilQ(),
                new ProbabilisticLoss.PilM1(),
                new ProbabilisticLoss.PilM2(),
                new ProbabilisticLoss.PilM11(),
                new ProbabilisticLoss.PilR());
    }

    private static Score score(Measure measure) {
        return measure.of(ORIGINAL, RELEASED, Watcher.SILENT);
    }

    static Dataset data(Numbers... columns) {
        return Dataset.of(
                Table.of(columns),
                Stream.of(columns)
                        .map(column -> Attribute.of(column.name(), Role.QUASI_IDENTIFIER, new Numeric(null)))
                        .toList());
    }

    private static Watcher warningsTo(List<String> told) {
        return new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                told.add(warning.message());
            }
        };
    }
}
