package org.semblance.quality.hierarchy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.domain.hierarchy.Hierarchy;

class IntervalLossTest {

    private static double[][] of(List<List<String>> rows) {
        return IntervalLoss.of(Hierarchy.of("h", rows)).orElseThrow();
    }

    @Test
    void losesTheSpanOfTheNumbersThatBecomeOne() {
        double[][] losses = of(List.of(
                List.of("0", "low", "*"),
                List.of("2", "low", "*"),
                List.of("5", "high", "*"),
                List.of("8", "high", "*")));
        assertThat(losses[0]).containsExactly(0.25, 0.25, 0.375, 0.375);
        assertThat(losses[1]).containsExactly(1, 1, 1, 1);
    }

    @Test
    void losesDaysBetweenDates() {
        double[][] losses = of(List.of(
                List.of("2024-01-01", "January", "*"),
                List.of("2024-01-11", "January", "*"),
                List.of("2024-02-10", "February", "*")));
        assertThat(losses[0]).containsExactly(0.25, 0.25, 0);
    }

    @Test
    void losesNothingWhereAllIsOneNumber() {
        assertThat(of(List.of(List.of("7", "*")))[0]).containsExactly(0);
    }

    @Test
    void saysNothingOfWords() {
        assertThat(IntervalLoss.of(Hierarchy.flat("h", List.of("1", "two")))).isEmpty();
        assertThat(IntervalLoss.of(Hierarchy.flat("h", List.of("2024-13-01")))).isEmpty();
    }
}
