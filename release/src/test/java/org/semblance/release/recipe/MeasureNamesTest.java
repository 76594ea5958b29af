package org.semblance.release.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.Granularity;

class MeasureNamesTest {

    @Test
    void knowsEveryMeasureThatNeedsNoParameter() {
        assertThat(new MeasureNames(Catalog.standard()).measure("granularity")).isInstanceOf(Granularity.class);
        Catalog.standard().choices(Measure.class).forEach((name, type) -> {
            if (!MeasureNames.asksForMore(type)) {
                assertThat(new MeasureNames(Catalog.standard()).measure(name)).isInstanceOf(type);
            }
        });
    }

    @Test
    void saysWhatToDoAboutOneThatDoes() {
        assertThatThrownBy(() -> new MeasureNames(Catalog.standard()).measure("likelihood-linkage"))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_MEASURE_NAME");
                    assertThat(problem.what()).contains("needs to know how the table was masked");
                    assertThat(problem.advice()).contains("measures: of a recipe");
                });
    }

    @Test
    void namesWhatMayHaveBeenMeant() {
        assertThatThrownBy(() -> new MeasureNames(Catalog.standard()).measure("granularty"))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.advice()).startsWith("did you mean granularity?"));
    }
}
