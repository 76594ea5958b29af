package org.semblance.quality.loss;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/** Dist, CTBIL′, ACTBIL′ and EBIL, by hand. */
class CategoricalLossTest {

    private static final Dataset ORIGINAL = data(
            Words.of("grade", "low", "low", "middle", "high", "top"),
            Words.of("town", "Vic", "Vic", "Olot", "Olot", "Reus"));

    /** The grade of rows 2 and 4 moves by one step and by two; the town of rows 4 and 5 changes. */
    private static final Table RELEASED = Table.of(
            Words.of("grade", "low", "middle", "middle", "low", "top"),
            Words.of("town", "Vic", "Vic", "Olot", "Vic", "Olot"));

    @Test
    void distCountsStepsAndChanges() {
        Score score = score(new CategoricalLoss.Dist());

        assertThat(score.attributes()).isEqualTo(Map.of("grade", 3.0, "town", 2.0));
        assertThat(score.value()).isEqualTo(5);
    }

    /**
     * Grade: low 2 → 2, middle 1 → 2, high 1 → 0, top 1 → 1: 0 + 1 + 1 + 0 = 2. Town: Vic 2 → 3, Olot 2 → 2, Reus 1 → 0: 1/2
     * + 0 + 1 = 3/2. Both: (low, Vic) 2 → 2; (middle, Olot) 1 → 1; (high, Olot) 1 → 0; (top, Reus) 1 → 0; (middle, Vic) 0 →
     * 1; (top, Olot) 0 → 1: 4.
     */
    @Test
    void ctbilComparesAllOneAndTwoWayTables() {
        Score score = score(new CategoricalLoss.Ctbil());

        assertThat(score.attributes()).isEqualTo(Map.of("grade", 2.0, "town", 1.5));
        assertThat(score.value()).isCloseTo(7.5, within(1e-12));
    }

    /** 4 + 3 + 4·3 = 19 cells. */
    @Test
    void actbilIsPerCell() {
        Score score = score(new CategoricalLoss.Actbil());

        assertThat(score.value()).isCloseTo(7.5 / 19, within(1e-12));
        assertThat(score.attributes()).isEqualTo(Map.of("grade", 0.5, "town", 0.5));
    }

    /**
     * Grade: released low stands for low, high: 2 rows of 1 bit; middle for low, middle: 2; top for top: 0. Town: Vic for
     * Vic, Vic, Olot: 3·H(1/3); Olot for Olot, Reus: 2.
     */
    @Test
    void ebilIsTheUncertaintyThatIsLeft() {
        Score score = score(new CategoricalLoss.Ebil());
        double third = -(1.0 / 3 * log2(1.0 / 3) + 2.0 / 3 * log2(2.0 / 3));

        assertThat(score.attributes().get("grade")).isCloseTo(4, within(1e-12));
        assertThat(score.attributes().get("town")).isCloseTo(3 * third + 2, within(1e-12));
        assertThat(score.value()).isCloseTo(6 + 3 * third, within(1e-12));
    }

    @Test
    void missingIsACategoryOfItsOwn() {
        Dataset original = data(Words.of("grade", "low", null, "high"), Words.of("town", "Vic", "Vic", "Olot"));
        Table released = Table.of(Words.of("grade", "low", "low", null), Words.of("town", "Vic", "Vic", "Vic"));

        assertThat(new CategoricalLoss.Dist()
                        .of(original, released, Watcher.SILENT)
                        .value())
                .isEqualTo(4 + 4 + 1);
        assertThat(new CategoricalLoss.Ctbil()
                        .of(original, released, Watcher.SILENT)
                        .attributes()
                        .get("grade"))
                .isEqualTo(2); // low 1 → 2, missing 1 → 1, high 1 → 0
    }

    @Test
    void theOriginalItselfHasLostNothing() {
        for (Measure measure : all()) {
            assertThat(measure.of(ORIGINAL, ORIGINAL.table(), Watcher.SILENT).value())
                    .isZero();
        }
    }

    @Test
    void saysSoWhenThereIsNothingToMeasure() {
        Dataset numbers = VariationTest.data(Numbers.of("x", 1, 2, 3));
        for (Measure measure : all()) {
            assertThatThrownBy(() -> measure.of(numbers, numbers.table(), Watcher.SILENT))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MEASURE"));
        }
    }

    private static List<Measure> all() {
        return List.of(
                new CategoricalLoss.Dist(),
                new CategoricalLoss.Ctbil(),
                new CategoricalLoss.Actbil(),
                new CategoricalLoss.Ebil());
    }

    private static double log2(double x) {
        return Math.log(x) / Math.log(2);
    }

    private static Score score(Measure measure) {
        return measure.of(ORIGINAL, RELEASED, Watcher.SILENT);
    }

    private static Dataset data(Words grade, Words town) {
        return Dataset.of(
                Table.of(grade, town),
                List.of(
                        Attribute.of(
                                "grade",
                                Role.QUASI_IDENTIFIER,
                                new Ordinal(List.of("low", "middle", "high", "top"), Ordinal.Average.MEDIAN)),
                        Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal())));
    }
}
