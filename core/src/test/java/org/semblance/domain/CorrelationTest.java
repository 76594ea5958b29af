package org.semblance.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.semblance.data.Numbers;

class CorrelationTest {

    private final Numbers x = Numbers.of("x", 1, 2, 3);

    /** Deviations −1, 0, 1 and −4/3, −1/3, 5/3: 3 / √(2 · 42/9). */
    @Test
    void threeRowsGiveWhatIsWorkedOutByHand() {
        Correlation found = Correlation.of(x, Numbers.of("y", 1, 2, 4));
        assertThat(found.coefficient()).isCloseTo(3 / Math.sqrt(2 * 42 / 9.0), within(1e-15));
        assertThat(found.rows()).isEqualTo(3);
    }

    @Test
    void rowsWithoutBothValuesHaveNoSay() {
        Correlation found =
                Correlation.of(Numbers.of("x", 1, Double.NaN, 2, 3, 100), Numbers.of("y", 6, 50, 4, 2, Double.NaN));
        assertThat(found.rows()).isEqualTo(3);
        assertThat(found.coefficient()).isCloseTo(-1, within(1e-15));
    }

    @Test
    void thereIsNoneWhereAColumnDoesNotVary() {
        assertThat(Correlation.of(x, Numbers.of("y", 7, 7, 7)).coefficient()).isNaN();
        assertThat(Correlation.of(x, Numbers.of("y", 7, Double.NaN, Double.NaN)).coefficient())
                .isNaN();
        assertThat(Correlation.of(Numbers.of("x"), Numbers.of("y"))).isEqualTo(new Correlation(0, Double.NaN));
    }

    @Test
    void largeAndSmallNumbersAreNoDifferent() {
        Numbers large = Numbers.of("large", 1e300, 2e300, 4e300);
        Numbers small = Numbers.of("small", 1e-300, 2e-300, 4e-300);
        assertThat(Correlation.of(large, small).coefficient()).isCloseTo(1, within(1e-14));
    }
}
